// SPDX-License-Identifier: MIT
// `parlor editions`: what the editions call things and where their rules differ.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct EditionsOptions {
    std::string game;  // one edition; empty: all of them, side by side
    language::Language language = language::Language::English;
};

int editions(const EditionsOptions& options);

}  // namespace parlor::cli

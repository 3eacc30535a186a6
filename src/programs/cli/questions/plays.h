// SPDX-License-Identifier: MIT
// `parlor plays`: every position that a throw can lead to, with one way to play it.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct PlaysOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    language::Language language = language::Language::English;
};

int plays(const PlaysOptions& options);

}  // namespace parlor::cli

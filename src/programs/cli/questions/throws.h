// SPDX-License-Identifier: MIT
// `parlor throws`: what every throw would bring to whoever throws next, and how they stand before.
#pragma once

#include <string>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct ThrowsOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    coach::Effort effort = coach::Effort::Normal;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
    language::Language language = language::Language::English;
};

int throws(const ThrowsOptions& options);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// `parlor hint`: the best ways to play a throw, what each is worth to everybody, and why.
#pragma once

#include <cstdint>
#include <string>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct HintOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    coach::Effort effort = coach::Effort::Thorough;
    std::size_t most = 5;
    double seconds = 30;  // at most; then it says what it knows
    std::uint64_t seed = 1;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
    language::Language language = language::Language::English;
};

int hint(const HintOptions& options);

}  // namespace parlor::cli

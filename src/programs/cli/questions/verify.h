// SPDX-License-Identifier: MIT
// `parlor verify`: whether a recorded game was played by the rules, and whether its dice are those
// that were published before the first throw (docs/fair-dice.md).
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct VerifyOptions {
    std::string file = "-";  // the standard input
    std::string board;       // the file of a board; empty: the game's own
    language::Language language = language::Language::English;
};

int verify(const VerifyOptions& options);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// `parlor explain`: whether a step may be made, and if not, which rule says so.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct ExplainOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    std::string play;   // the last step is judged, those before it are made
    language::Language language = language::Language::English;
};

// exit_ok: the step may be made; exit_no: it may not.
int explain(const ExplainOptions& options);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// `--endings`: the file of endings that hints and analyses look up.
#pragma once

#include <string>

#include "presentation/language/language.h"
#include "programs/cli/games.h"
#include "rules/match/match.h"

namespace parlor::cli {

// Empty: none. Whether all is well; otherwise after a line on the standard error.
bool use_endings(language::Language language, const TerminalGame& game, const match::Match& match,
                 const std::string& file);

}  // namespace parlor::cli

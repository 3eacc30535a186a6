// SPDX-License-Identifier: MIT
// The file of a board of Zenda's, as `--board` names it.
#pragma once

#include <optional>
#include <string>

#include "games/zenda/rules/board.h"
#include "presentation/language/language.h"

namespace parlor::cli {

// None after complaining of every defect.
std::optional<zenda::Board> read_board_file(const std::string& file, language::Language language);

}  // namespace parlor::cli

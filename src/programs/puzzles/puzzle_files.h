// SPDX-License-Identifier: MIT
// The files of puzzles/, each named by its game.
#pragma once

#include <span>

#include "base/embedded_file.h"

namespace parlor::puzzles {

std::span<const base::EmbeddedFile> puzzle_files();

}  // namespace parlor::puzzles

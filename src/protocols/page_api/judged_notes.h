// SPDX-License-Identifier: MIT
// What summing up needs of a judged turn, as a short text: turns are judged by several modules of
// one page, and one of them adds them up. Figures come back to the last bit. Internal to this
// module.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "computers/coach/judged_game.h"

namespace parlor::page_api {

std::string judged_note(const coach::JudgedTurn& turn);

// Returns nullopt if the text is no note of a game with that many sides.
std::optional<coach::JudgedTurn> from_note(std::string_view note, std::size_t sides);

}  // namespace parlor::page_api

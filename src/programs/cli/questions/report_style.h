// SPDX-License-Identifier: MIT
// How a report looks: its style sheet, in the colours of the game's own board.
#pragma once

#include <span>
#include <string>

#include "programs/cli/play/game_face.h"

namespace parlor::cli {

// `sides` are the colours of the sides; each is made to be seen on the page, by day and by night.
std::string report_style(const PageLook& page, std::span<const drawing::Colour> sides);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The computers that may sit at a table. For sources of this room.
#pragma once

#include <string_view>

namespace parlor::tables {

// Who plays on for somebody whose time is over. Every game has it.
inline constexpr std::string_view substitute = "careful";

// The name of a level, which may be given by its number. Empty: that game has none such.
std::string_view level_named(std::string_view game, std::string_view wanted);

}  // namespace parlor::tables

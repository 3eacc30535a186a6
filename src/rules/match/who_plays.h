// SPDX-License-Identifier: MIT
// The tag by which a record tells who plays each seat, a person or a computer:
// `players: b=human,r=careful`.
#pragma once

#include <string_view>

namespace parlor::match {

inline constexpr std::string_view players_tag = "players";
inline constexpr std::string_view human = "human";

}  // namespace parlor::match

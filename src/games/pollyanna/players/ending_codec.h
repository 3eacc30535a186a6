// SPDX-License-Identifier: MIT
// A table of endings in little space. A chance is written as how far it is from what its neighbours
// say, those with a piece one step behind: contact between any two pieces is in them already.
//
//   const std::string bytes = pack_endings(steps, places);
//   const auto steps = unpack_endings(bytes, places);        none: damaged
//
// Chances are whole steps from 0 to `ending_steps`, by own * placements + rival. `places` are the
// first of a piece's (ending.h): all of them, or fewer in tests.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/pollyanna/players/ending.h"

namespace parlor::pollyanna {

inline constexpr int ending_steps = 5000;  // so that no chance is off by more than 0.0001

constexpr std::size_t placements_of(int places) {
    return static_cast<std::size_t>(places) * (static_cast<std::size_t>(places) + 1) / 2;
}

// Where no pieces can stand so, whatever is given is lost. Precondition: placements², squared.
std::string pack_endings(std::span<const std::uint16_t> steps, int places);
std::optional<std::vector<std::uint16_t>> unpack_endings(std::string_view bytes, int places);

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/state.h"

#include <gtest/gtest.h>

namespace parlor::pollyanna {
namespace {

constexpr std::uint64_t captured = std::uint64_t{1} << captured_shift;

// The same places and captures, in whatever order: one state, unless another piece must stay.
TEST(Waypoint, TellsApartWhoMustStay) {
    const State free{captured, 0x0a141e28};
    const State turned{captured, 0x281e140a};
    const State staying{captured, 0x0a141e28 | stays_bit};
    const State other_staying{captured, 0x0a141e28 | stays_bit << 8};
    EXPECT_EQ(waypoint(free).key, waypoint(turned).key);
    EXPECT_NE(waypoint(free).key, waypoint(staying).key);
    EXPECT_NE(waypoint(staying).key, waypoint(other_staying).key);
    EXPECT_NE(waypoint(free).key, waypoint({captured << 1, free.board}).key);
}

}  // namespace
}  // namespace parlor::pollyanna

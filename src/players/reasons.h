// SPDX-License-Identifier: MIT
// What a play does for the one who makes it, in a few stable words, so that a hint can say why. The
// sentences are language texts, keyed by the name: "hint." + name(effect).
//
//   for (const Effect each : reasons(before, after)) … say(language, "hint." + name(each)) …
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pollyanna/position.h"

namespace parlor::players {

// In the order in which they are told.
enum class Effect : std::uint8_t {
    Wins,
    ReachesHome,
    Captures,
    Enters,
    MakesBlockade,
    ReachesSafety,  // onto a Turnout, a space of its own colour, or its path
    LeavesDanger,   // fewer falls of the rivals' dice than before capture something
    BarsStart,      // a Blockade on the start of a rival with waiting pieces
    MovesOn,        // only that
    BreaksBlockade,
    FacesDanger,  // more falls capture something
    LosesThrow,
};

std::string_view name(Effect effect);  // `makes_blockade`

// What the difference of two positions tells about the seat that threw, best known first. Never
// empty. Precondition: some throw of `before` leads to `after`.
std::vector<Effect> reasons(const pollyanna::Position& before, const pollyanna::Position& after);

}  // namespace parlor::players

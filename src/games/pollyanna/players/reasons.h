// SPDX-License-Identifier: MIT
// Why a play is good or bad, counted by playing every throw.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "computers/players/player.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/results.h"

namespace parlor::pollyanna {

// How much a side has to fear, counted by playing every throw: exact, and slower than the estimates
// of broadway_view.h. For reasons, which people will check.

// Of the 36 falls of the dice, those by which some rival, throwing next, could capture a piece of
// that seat or of its partner. Precondition: the game goes on.
int falls_feared(const Position& position, Seat seat, Results& results);

// The throws by which that rival, throwing next, could do so: bit n is throw number n of
// `all_throws`. Same precondition, and the rival has pieces to bring home.
using ThrowSet = std::uint64_t;
enum class Feared : std::uint8_t { Any, ComeFar };  // pieces
ThrowSet throws_feared(Position position, Seat seat, Seat rival, Results& results,
                       Feared which = Feared::Any);
// What the leaflets' Science of the Game calls well advanced: more than half of the way lies
// behind.
bool has_come_far(Seat seat, Space space);
// Of the 36 falls of the dice, those that make one of these throws.
int falls_of(ThrowSet throws);

// Whether that seat has pieces to bring home and plays against the other.
bool is_hunter(const Position& position, Seat seat, Seat rival);

// Of the 36, those by which some rival could capture a piece of that seat on that space. Same
// precondition.
int falls_upon(const Position& position, Seat seat, Space space, Results& results);

// What a play does for the one who makes it, in a few stable words, so that a hint can say why. The
// sentences are language texts, keyed by the name: "hint." + name(effect).
//
//   for (const auto& each : reasons(before, after)) … name(each.effect), each.count …

// In the order in which hints list them. The comments say what a Merit counts.
enum class Effect : std::uint8_t {
    Wins,
    ReachesHome,    // `count` pieces
    Captures,       // `count` pieces
    CatchesLeader,  // one of them had come far
    Enters,         // `count` pieces
    MakesBlockade,
    ReachesSafety,  // onto a Turnout, a space of its own colour, or its path
    SavesLeader,    // onto a Turnout, with a piece that has come far
    LeavesDanger,   // of `count` falls of the rivals' dice, which now capture nothing
    LessensDanger,  // to `count` falls, from `before`
    BarsStart,      // a Blockade on the start of a rival with waiting pieces
    Pursues,        // a rival piece that has come far is newly within reach
    MovesOn,        // only that
    BreaksBlockade,
    FacesDanger,  // from `count` falls, which are more than before
    LosesThrow,
};

std::string_view name(Effect effect);  // `makes_blockade`

// What the difference of two positions tells about the seat that threw, best known first. Never
// empty. Precondition: some throw of `before` leads to `after`.
std::vector<players::Merit<Effect>> reasons(const Position& before, const Position& after);

}  // namespace parlor::pollyanna

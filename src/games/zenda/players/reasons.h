// SPDX-License-Identifier: MIT
// Why a play is good or bad, counted by playing every throw.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "computers/players/player.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// How much a side has to fear, counted by playing every throw: exact, and slower than the estimates
// of view.h. For reasons, which people will check.

// Of the 216 falls of the dice, those by which the other side, throwing next, could capture a piece
// of that city by moving one of its own, with as many dice as that may take. Precondition: the game
// goes on and all are set up.
int falls_feared(const Board& board, Position position, City city);

// Of the 216, those by which it could capture the piece on that spot. Preconditions: the same, and
// a piece of that city stands there.
int falls_upon(const Board& board, Position position, City city, Spot spot);

// The throws of the other side by which it could do so: bit n is throw number n of `all_throws`.
using ThrowSet = std::uint64_t;
ThrowSet throws_feared(const Board& board, Position position, City city);
// The throws with which the King, throwing next, could reach Streslau by his own moves alone:
// others may win too. Same precondition.
ThrowSet throws_home(const Board& board, Position position);
// Of the 216 falls of the dice, those that make one of these throws.
int falls_of(ThrowSet throws);

// What a play of The Prisoner of Zenda does for the side that makes it, in a few stable words, so
// that a hint can say why. The sentences are language texts: "hint.zenda." + name(effect).

// In the order in which hints list them. The comments say what a Merit counts.
enum class Effect : std::uint8_t {
    Wins,
    Captures,
    HoldsKing,      // `count` of the `before` spots next to him, safely
    CutsWay,        // no open road leads the King to Streslau any more
    OpensWay,       // one does again
    KingNearer,     // `count` spots away by open roads, from `before`
    KingFarther,    // the same
    MakesPair,      // more of its pieces support each other
    LeavesDanger,   // of `count` falls of the dice, which now capture nothing
    LessensDanger,  // to `count` falls, from `before`
    MovesOn,        // only that
    BreaksPair,
    FacesDanger,  // from `count` falls, which are more than before
    LosesThrow,
    SetsUp,
};

std::string_view name(Effect effect);  // `makes_pair`

// What the difference of two positions tells about the side that played, best known first. Never
// empty. Precondition: a throw or a setting up leads from `before` to `after`.
std::vector<players::Merit<Effect>> reasons(const Board& board, const Position& before,
                                            const Position& after);

}  // namespace parlor::zenda

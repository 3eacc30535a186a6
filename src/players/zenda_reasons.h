// SPDX-License-Identifier: MIT
// What a play of The Prisoner of Zenda does for the side that makes it, in a few stable words, so
// that a hint can say why. The sentences are language texts: "hint.zenda." + name(effect).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "zenda/board.h"
#include "zenda/position.h"

namespace parlor::players {

// In the order in which they are told.
enum class ZendaEffect : std::uint8_t {
    Wins,
    Captures,
    HoldsKing,     // more of the King's neighbours are held safely
    CutsWay,       // no open road leads the King to Streslau any more
    OpensWay,      // one does again
    KingNearer,    // by open roads
    KingFarther,   //
    MakesPair,     // more of its pieces support each other
    LeavesDanger,  // fewer dice than before capture one of its pieces
    MovesOn,       // only that
    BreaksPair,
    FacesDanger,  // more dice do
    LosesThrow,
    SetsUp,
};

std::string_view name(ZendaEffect effect);  // `makes_pair`

// What the difference of two positions tells about the side that played, best known first. Never
// empty. Precondition: a throw or a setting up leads from `before` to `after`.
std::vector<ZendaEffect> reasons(const zenda::Board& board, const zenda::Position& before,
                                 const zenda::Position& after);

}  // namespace parlor::players

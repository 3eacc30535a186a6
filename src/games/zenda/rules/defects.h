// SPDX-License-Identifier: MIT
// What is wrong with the text of a position, or with the position itself. Every defect is listed,
// with the part at fault. Names are those of the protocols and of the language texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

enum class PositionFault : std::uint8_t {
    UnknownGame,
    FieldMissing,
    FieldUnexpected,
    UnknownSpot,
    UnknownState,
    UnknownThrow,
    UnknownStep,
    TooManyPieces,
    SpotTaken,
    KingMissing,
    NotABlueSpot,
    SetTooEarly,
    NotYetSet,
    AlreadySet,
    WonButNotShown,
    ShownButNotWon,
};

constexpr std::string_view name(PositionFault fault) {
    switch (fault) {
        case PositionFault::UnknownGame: return "unknown_game";
        case PositionFault::FieldMissing: return "field_missing";
        case PositionFault::FieldUnexpected: return "field_unexpected";
        case PositionFault::UnknownSpot: return "unknown_spot";
        case PositionFault::UnknownState: return "unknown_state";
        case PositionFault::UnknownThrow: return "unknown_throw";
        case PositionFault::UnknownStep: return "unknown_step";
        case PositionFault::TooManyPieces: return "too_many_pieces";
        case PositionFault::SpotTaken: return "spot_taken";
        case PositionFault::KingMissing: return "king_missing";
        case PositionFault::NotABlueSpot: return "not_a_blue_spot";
        case PositionFault::SetTooEarly: return "set_too_early";
        case PositionFault::NotYetSet: return "not_yet_set";
        case PositionFault::AlreadySet: return "already_set";
        case PositionFault::WonButNotShown: return "won_but_not_shown";
        case PositionFault::ShownButNotWon: return "shown_but_not_won";
    }
    return {};
}

struct Defect {
    PositionFault fault;
    std::string part;  // the offending piece of text

    friend bool operator==(const Defect&, const Defect&) = default;
};

using Defects = std::vector<Defect>;

// All reasons why pieces could not stand like this; empty if they could. Preconditions: every spot
// is on the board, no two pieces of a role share a spot, and no role has too many pieces.
Defects defects(const Board& board, const Position& position);

}  // namespace parlor::zenda

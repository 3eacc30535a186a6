// SPDX-License-Identifier: MIT
// What is wrong with a text, or with the position it describes. A text has as many defects as it
// has; each names the part at fault. The names are those of the wire and of the language texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::zenda {

enum class Fault : std::uint8_t {
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

constexpr std::string_view name(Fault fault) {
    switch (fault) {
        case Fault::UnknownGame: return "unknown_game";
        case Fault::FieldMissing: return "field_missing";
        case Fault::FieldUnexpected: return "field_unexpected";
        case Fault::UnknownSpot: return "unknown_spot";
        case Fault::UnknownState: return "unknown_state";
        case Fault::UnknownThrow: return "unknown_throw";
        case Fault::UnknownStep: return "unknown_step";
        case Fault::TooManyPieces: return "too_many_pieces";
        case Fault::SpotTaken: return "spot_taken";
        case Fault::KingMissing: return "king_missing";
        case Fault::NotABlueSpot: return "not_a_blue_spot";
        case Fault::SetTooEarly: return "set_too_early";
        case Fault::NotYetSet: return "not_yet_set";
        case Fault::AlreadySet: return "already_set";
        case Fault::WonButNotShown: return "won_but_not_shown";
        case Fault::ShownButNotWon: return "shown_but_not_won";
    }
    return {};
}

struct Defect {
    Fault fault;
    std::string part;  // the offending piece of text

    friend bool operator==(const Defect&, const Defect&) = default;
};

using Defects = std::vector<Defect>;

}  // namespace parlor::zenda

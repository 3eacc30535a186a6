// SPDX-License-Identifier: MIT
// What is wrong with the text of a position, or with the position itself. Every defect is listed,
// with the part at fault. Names are those of the protocols and of the language texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

enum class PositionFault : std::uint8_t {
    UnknownEdition,
    UnknownSwitch,
    SwitchNotOffered,
    SwitchRepeated,
    FieldMissing,
    FieldUnexpected,
    UnknownSpace,
    NotFourPieces,
    UnknownState,
    UnknownThrow,
    UnknownStep,
    SeatsNotPlayable,
    PartnersNeedFour,
    CannotStandThere,
    RivalsTogether,
    SpaceTaken,
    MoreThanThree,
    VacantSeatThrows,
    FinishedSeatThrows,
    WonButNotShown,
    ShownButNotWon,
    TwoSidesHome,
};

constexpr std::string_view name(PositionFault fault) {
    switch (fault) {
        case PositionFault::UnknownEdition: return "unknown_edition";
        case PositionFault::UnknownSwitch: return "unknown_switch";
        case PositionFault::SwitchNotOffered: return "switch_not_offered";
        case PositionFault::SwitchRepeated: return "switch_repeated";
        case PositionFault::FieldMissing: return "field_missing";
        case PositionFault::FieldUnexpected: return "field_unexpected";
        case PositionFault::UnknownSpace: return "unknown_space";
        case PositionFault::NotFourPieces: return "not_four_pieces";
        case PositionFault::UnknownState: return "unknown_state";
        case PositionFault::UnknownThrow: return "unknown_throw";
        case PositionFault::UnknownStep: return "unknown_step";
        case PositionFault::SeatsNotPlayable: return "seats_not_playable";
        case PositionFault::PartnersNeedFour: return "partners_need_four";
        case PositionFault::CannotStandThere: return "cannot_stand_there";
        case PositionFault::RivalsTogether: return "rivals_together";
        case PositionFault::SpaceTaken: return "space_taken";
        case PositionFault::MoreThanThree: return "more_than_three";
        case PositionFault::VacantSeatThrows: return "vacant_seat_throws";
        case PositionFault::FinishedSeatThrows: return "finished_seat_throws";
        case PositionFault::WonButNotShown: return "won_but_not_shown";
        case PositionFault::ShownButNotWon: return "shown_but_not_won";
        case PositionFault::TwoSidesHome: return "two_sides_home";
    }
    return {};
}

struct Defect {
    PositionFault fault;
    std::string part;  // the offending piece of text

    friend bool operator==(const Defect&, const Defect&) = default;
};

using Defects = std::vector<Defect>;

// All reasons why pieces could not stand like this; empty if they could. Also judges who is to
// throw and who has won; `shown_won` are the winners that the text claims.
Defects defects(const Position& position, SeatSet shown_won);

}  // namespace parlor::pollyanna

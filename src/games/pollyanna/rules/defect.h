// SPDX-License-Identifier: MIT
// What is wrong with a text, or with the position it describes. A text has as many defects as it
// has; each names the part at fault. The names are those of the wire and of the language texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::pollyanna {

enum class Fault : std::uint8_t {
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

constexpr std::string_view name(Fault fault) {
    switch (fault) {
        case Fault::UnknownEdition: return "unknown_edition";
        case Fault::UnknownSwitch: return "unknown_switch";
        case Fault::SwitchNotOffered: return "switch_not_offered";
        case Fault::SwitchRepeated: return "switch_repeated";
        case Fault::FieldMissing: return "field_missing";
        case Fault::FieldUnexpected: return "field_unexpected";
        case Fault::UnknownSpace: return "unknown_space";
        case Fault::NotFourPieces: return "not_four_pieces";
        case Fault::UnknownState: return "unknown_state";
        case Fault::UnknownThrow: return "unknown_throw";
        case Fault::UnknownStep: return "unknown_step";
        case Fault::SeatsNotPlayable: return "seats_not_playable";
        case Fault::PartnersNeedFour: return "partners_need_four";
        case Fault::CannotStandThere: return "cannot_stand_there";
        case Fault::RivalsTogether: return "rivals_together";
        case Fault::SpaceTaken: return "space_taken";
        case Fault::MoreThanThree: return "more_than_three";
        case Fault::VacantSeatThrows: return "vacant_seat_throws";
        case Fault::FinishedSeatThrows: return "finished_seat_throws";
        case Fault::WonButNotShown: return "won_but_not_shown";
        case Fault::ShownButNotWon: return "shown_but_not_won";
        case Fault::TwoSidesHome: return "two_sides_home";
    }
    return {};
}

struct Defect {
    Fault fault;
    std::string part;  // the offending piece of text

    friend bool operator==(const Defect&, const Defect&) = default;
};

using Defects = std::vector<Defect>;

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
// What is wrong with a board. The names are those of the wire and of the language texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::zenda {

enum class BoardFault : std::uint8_t {
    NotJson,
    FieldMissing,
    FieldUnexpected,
    WrongType,
    SpotOutOfOrder,
    UnknownKind,
    TooManySpots,
    SamePlace,
    UnknownSpot,
    RoadToItself,
    RoadRepeated,
    SpotUnreachable,
    TooFewBlue,
    TooFewWhite,
    BlueApart,
    TooTangled,
};

constexpr std::string_view name(BoardFault fault) {
    switch (fault) {
        case BoardFault::NotJson: return "not_json";
        case BoardFault::FieldMissing: return "field_missing";
        case BoardFault::FieldUnexpected: return "field_unexpected";
        case BoardFault::WrongType: return "wrong_type";
        case BoardFault::SpotOutOfOrder: return "spot_out_of_order";
        case BoardFault::UnknownKind: return "unknown_kind";
        case BoardFault::TooManySpots: return "too_many_spots";
        case BoardFault::SamePlace: return "same_place";
        case BoardFault::UnknownSpot: return "unknown_spot";
        case BoardFault::RoadToItself: return "road_to_itself";
        case BoardFault::RoadRepeated: return "road_repeated";
        case BoardFault::SpotUnreachable: return "spot_unreachable";
        case BoardFault::TooFewBlue: return "too_few_blue";
        case BoardFault::TooFewWhite: return "too_few_white";
        case BoardFault::BlueApart: return "blue_apart";
        case BoardFault::TooTangled: return "too_tangled";
    }
    return {};
}

struct BoardDefect {
    BoardFault fault;
    std::string part;  // what is at fault: "spot 12", "road 3-3", "streslau-blue"

    friend bool operator==(const BoardDefect&, const BoardDefect&) = default;
};

using BoardDefects = std::vector<BoardDefect>;

}  // namespace parlor::zenda

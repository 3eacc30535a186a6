// SPDX-License-Identifier: MIT
// What is wrong with a board that was drawn. Names are those of the protocols and of the language
// texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/zenda/rules/city.h"

namespace parlor::zenda {

struct BoardPlan;

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

// Limits for the targets of a die from one spot and for the roads that meet at a spot: far more
// than on any map, but a throw's results must fit into memory.
inline constexpr std::size_t most_targets = 64;
inline constexpr std::size_t most_roads_of_a_spot = 16;

// In a strict plan each blue spot is joined to a white one of its city, which the leaflet calls
// adjacent, and there are enough of them to set up "as he wishes" (Z2) and "anywhere" (Z3).
constexpr std::size_t least_blue(City city) { return city == City::Streslau ? 12 : 6; }

// All defects of a plan, except more than `most_targets`, which only a finished board can tell.
// Empty if it is sound.
BoardDefects defects(const BoardPlan& plan);

}  // namespace parlor::zenda

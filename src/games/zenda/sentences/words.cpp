// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/words.h"

#include <fmt/format.h>

namespace parlor::zenda {
namespace {

std::string_view state_key(Phase phase) {
    switch (phase) {
        case Phase::Setting: return "picture.setting";
        case Phase::Throwing: return "picture.to_throw";
        case Phase::Won: break;
    }
    return "picture.has_won";
}

}  // namespace

std::string piece_told(const sentences::Voice& voice, Role role) {
    return voice.own(fmt::format("piece.{}", letter(role)));
}

std::string dice_told(const sentences::Voice& voice, Throw thrown) {
    return voice.own("dice", {{"high", fmt::to_string(thrown.dice[0])},
                              {"middle", fmt::to_string(thrown.dice[1])},
                              {"low", fmt::to_string(thrown.dice[2])}});
}

std::string side_told(const sentences::Voice& voice, const Match& table, City city) {
    const Seat leader = seat_of(table.division(), leader_of(city));
    const bool alone = letter(leader) == letter(city);
    return alone ? voice.seat(letter(city)) : voice.colour(letter(city));
}

std::string picture_description(const sentences::Voice& voice, const Position& position) {
    std::string all;
    for (const Role role : all_roles) {
        std::vector<std::string> spots;
        for (const Spot spot : pieces_of(position, role)) {
            spots.push_back(fmt::to_string(spot.number()));
        }
        if (spots.empty()) spots.push_back(voice.own("picture.off"));
        all += voice.own(fmt::format("picture.stands.{}", letter(role)),
                         {{"spots", fmt::format("{}", fmt::join(spots, ", "))}});
        all += ' ';
    }
    return all +
           voice.own(state_key(position.phase), {{"seat", voice.colour(letter(position.city))}});
}

}  // namespace parlor::zenda

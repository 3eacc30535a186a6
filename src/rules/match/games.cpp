// SPDX-License-Identifier: MIT
#include "rules/match/games.h"

#include <cassert>

#include "games/zenda/rules/throw.h"

namespace parlor::match {
namespace {

bool is_zenda(std::string_view game) {
    return game.substr(0, game.find_first_of(" +\t")) == zenda::game_name;
}

}  // namespace

std::string_view seats_of(std::string_view game) { return is_zenda(game) ? "smazky" : "bgry"; }

char side_of(std::string_view game, char seat) {
    assert(seats_of(game).find(seat) != std::string_view::npos);
    return is_zenda(game) ? letter(city_of(*zenda::parse_seat(seat))) : seat;
}

int dice_of(std::string_view game) {
    return is_zenda(game) ? static_cast<int>(zenda::dice_count) : 2;
}

Opened begin_game(const NewGame& wanted, const Cast& cast) {
    const std::string_view seats = seats_of(wanted.game);
    for (std::size_t i = 0; i < wanted.seated.size(); ++i) {
        const char seat = wanted.seated[i];
        const bool is_known = seats.find(seat) != std::string_view::npos;
        if (!is_known || wanted.seated.find(seat) != i) {
            return base::unexpected(TextFaults{{"unknown_seat", {seat}}});
        }
    }
    return is_zenda(wanted.game) ? new_zenda(wanted, zenda::standard_board())
                                 : new_pollyanna(wanted, cast);
}

}  // namespace parlor::match

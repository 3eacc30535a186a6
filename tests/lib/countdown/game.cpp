// SPDX-License-Identifier: MIT
#include "countdown/game.h"

#include "computers/coach/coach_of_body.h"
#include "countdown/row.h"

namespace parlor::countdown {

std::string Words::thrown(const Voice& voice, const Match& table) {
    const int heads = table.thrown()->heads;
    return voice.seat(table.side()) + " throws " + std::to_string(heads) + " heads.";
}

std::string Words::account(const Voice& voice, const Match& table, bool /*ended*/) {
    return thrown(voice, table) + ' ' + voice.seat(table.side()) + ' ' + deeds(voice, table, 0) +
           '.';
}

std::string Words::deeds(const Voice& voice, const Match& table, std::size_t /*skip*/) {
    return table.made().empty() ? "counts nothing" : step(voice, table, table.made().front()).does;
}

std::string Words::standing(const Voice& voice, const Match& table) {
    const std::string seat = voice.seat(table.side());
    if (table.due() == match::Due::Over) return seat + " wins.";
    return seat + " is to play, and " + std::to_string(table.standing().left) + " are left.";
}

Game::Game()
    : GameOf({.name = game_name,
              .editions = {{game_name}},
              .seats = {{'b', "blue"}, {'r', "red"}},
              .dice = 3},
             Countdown::standard_board()) {}

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::countdown

template class parlor::coach::CoachOf<parlor::countdown::Coach, parlor::countdown::Countdown,
                                      parlor::countdown::Match>;

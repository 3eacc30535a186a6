// SPDX-License-Identifier: MIT
#include "games/pollyanna/game.h"

#include "games/pollyanna/row.h"

namespace parlor::pollyanna {
namespace {

std::vector<games::EditionCard> edition_cards() {
    std::vector<games::EditionCard> all;
    for (const Edition& each : editions) {
        all.push_back({each.name, {partners_switch}, each.offers_spinners});
        for (const HouseRule& rule : house_rules(each.book)) {
            all.back().switches.push_back(rule.name);
        }
    }
    return all;
}

}  // namespace

Game::Game()
    : GameOf({.name = game_name,
              .editions = edition_cards(),
              .seats = {seat_words.begin(), seat_words.end()},
              .dice = 2},
             Pollyanna::standard_board()) {}

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::pollyanna

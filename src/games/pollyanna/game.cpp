// SPDX-License-Identifier: MIT
#include "games/pollyanna/game.h"

#include "games/pollyanna/coach/coach.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/row.h"

namespace parlor::pollyanna {

std::vector<games::EditionCard> Game::editions() const {
    std::vector<games::EditionCard> all;
    for (const Edition& each : pollyanna::editions) {
        all.push_back({each.name, {partners_switch}});
        for (const HouseRule& rule : house_rules(each.book))
            all.back().switches.push_back(rule.name);
    }
    return all;
}

match::Opened Game::open(std::string_view position) const { return pollyanna::open(position); }

match::Opened Game::begin_with(const match::NewGame& wanted, const match::Cast& cast) const {
    return pollyanna::begin(wanted, cast);
}

match::Resumed Game::begin_recorded(const game::Record& record) const {
    return pollyanna::begin(record);
}

std::unique_ptr<coach::Coach> Game::coach() const { return std::make_unique<pollyanna::Coach>(); }

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::pollyanna

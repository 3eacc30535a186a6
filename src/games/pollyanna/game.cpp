// SPDX-License-Identifier: MIT
#include "games/pollyanna/game.h"

#include "games/pollyanna/coach/coach.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/row.h"

namespace parlor::pollyanna {

std::vector<games::EditionCard> PollyannaGame::editions() const {
    std::vector<games::EditionCard> all;
    for (const Edition& each : pollyanna::editions) {
        all.push_back({each.name, {partners_switch}});
        for (const HouseRule& rule : house_rules(each.book))
            all.back().switches.push_back(rule.name);
    }
    return all;
}

match::Opened PollyannaGame::open(std::string_view position) const {
    return match::open_pollyanna(position);
}

match::Opened PollyannaGame::begin_with(const match::NewGame& wanted,
                                        const match::Cast& cast) const {
    return match::new_pollyanna(wanted, cast);
}

match::Resumed PollyannaGame::begin_recorded(const game::Record& record) const {
    return match::begin_pollyanna(record);
}

std::unique_ptr<coach::Coach> PollyannaGame::coach() const {
    return std::make_unique<coach::PollyannaCoach>();
}

std::unique_ptr<games::Game> make_game() { return std::make_unique<PollyannaGame>(); }

}  // namespace parlor::pollyanna

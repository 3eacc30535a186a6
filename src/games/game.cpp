// SPDX-License-Identifier: MIT
#include "games/game.h"

#include "rules/match/new_game.h"

namespace parlor::games {

std::string Game::letters() const {
    std::string all;
    for (const SeatWord& each : seats()) all += each.letter;
    return all;
}

match::Opened Game::begin(const match::NewGame& wanted, const match::Cast& cast) const {
    if (auto faults = match::seat_faults(letters(), wanted.seated); !faults.empty()) {
        return base::unexpected(std::move(faults));
    }
    if (auto faults = match::house_faults(wanted.header); !faults.empty()) {
        return base::unexpected(std::move(faults));
    }
    return begin_with(wanted, cast);
}

match::Resumed Game::resume(const game::Record& record) const {
    return match::replayed(begin_recorded(record), record);
}

}  // namespace parlor::games

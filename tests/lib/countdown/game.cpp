// SPDX-License-Identifier: MIT
#include "countdown/game.h"

#include "countdown/coach.h"
#include "countdown/match.h"
#include "countdown/row.h"

namespace parlor::countdown {

match::Opened CountdownGame::open(std::string_view position) const { return open_table(position); }

match::Opened CountdownGame::begin_with(const match::NewGame& wanted,
                                        const match::Cast& /*cast*/) const {
    return new_table(wanted);
}

match::Resumed CountdownGame::begin_recorded(const game::Record& record) const {
    return recorded_table(record);
}

std::unique_ptr<coach::Coach> CountdownGame::coach() const {
    return std::make_unique<CountdownCoach>();
}

std::unique_ptr<games::Game> make_game() { return std::make_unique<CountdownGame>(); }

}  // namespace parlor::countdown

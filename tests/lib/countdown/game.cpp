// SPDX-License-Identifier: MIT
#include "countdown/game.h"

#include "countdown/coach.h"
#include "countdown/match.h"
#include "countdown/row.h"

namespace parlor::countdown {

match::Opened CountdownGame::open(std::string_view position) const {
    return countdown::open(position);
}

match::Opened CountdownGame::begin_with(const match::NewGame& wanted,
                                        const match::Cast& /*cast*/) const {
    return countdown::begin(wanted);
}

match::Resumed CountdownGame::begin_recorded(const game::Record& record) const {
    return countdown::begin(record);
}

std::unique_ptr<coach::Coach> CountdownGame::coach() const { return std::make_unique<Coach>(); }

std::unique_ptr<games::Game> make_game() { return std::make_unique<CountdownGame>(); }

}  // namespace parlor::countdown

// SPDX-License-Identifier: MIT
#include "games/zenda/game.h"

#include "games/zenda/coach/coach.h"
#include "games/zenda/match/match.h"
#include "games/zenda/row.h"

namespace parlor::zenda {

// ZQ18's switch is for people at a table: computers among themselves always come to an end.
std::vector<games::EditionCard> ZendaGame::editions() const { return {{game_name}}; }

int ZendaGame::dice() const { return static_cast<int>(dice_count); }

std::string ZendaGame::board() const {
    return *board_ == standard_board() ? std::string() : fingerprint(*board_);
}

match::Opened ZendaGame::open(std::string_view position) const {
    return match::open_zenda(position, *board_);
}

match::Opened ZendaGame::begin_with(const match::NewGame& wanted,
                                    const match::Cast& /*cast*/) const {
    return match::new_zenda(wanted, *board_);
}

match::Resumed ZendaGame::begin_recorded(const game::Record& record) const {
    return match::begin_zenda(record, *board_);
}

std::unique_ptr<coach::Coach> ZendaGame::coach() const {
    return std::make_unique<coach::ZendaCoach>(*board_);
}

std::unique_ptr<games::Game> make_game() { return std::make_unique<ZendaGame>(); }

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "games/zenda/game.h"

#include "games/zenda/coach/coach.h"
#include "games/zenda/match/match.h"
#include "games/zenda/row.h"

namespace parlor::zenda {

// ZQ18's switch is for people at a table: computers among themselves always come to an end.
std::vector<games::EditionCard> Game::editions() const { return {{game_name}}; }

int Game::dice() const { return static_cast<int>(dice_count); }

std::string Game::board() const {
    return *board_ == standard_board() ? std::string() : fingerprint(*board_);
}

match::Opened Game::open(std::string_view position) const { return zenda::open(position, *board_); }

match::Opened Game::begin_with(const match::NewGame& wanted, const match::Cast& /*cast*/) const {
    return zenda::begin(wanted, *board_);
}

match::Resumed Game::begin_recorded(const game::Record& record) const {
    return zenda::begin(record, *board_);
}

std::unique_ptr<coach::Coach> Game::coach() const {
    return std::make_unique<zenda::Coach>(*board_);
}

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "games/zenda/game.h"

#include "games/zenda/row.h"

namespace parlor::zenda {

// ZQ18's switch is for people at a table: computers among themselves always come to an end.
Game::Game(const Board& board)
    : GameOf({.name = game_name,
              .editions = {{game_name}},
              .seats = {seat_words.begin(), seat_words.end()},
              .dice = static_cast<int>(dice_count),
              .board = board == standard_board() ? std::string() : fingerprint(board),
              .has_other_boards = true},
             board) {}

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::zenda

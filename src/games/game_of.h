// SPDX-License-Identifier: MIT
// A Game from a game's own types:
//
//   class Game final : public games::GameOf<Match, Coach, Teller> {
//   public:
//       explicit Game(const Board& board = standard_board()) : GameOf({.name = …}, board) {}
//   };
//
// Match has static functions, each for a board that must outlive the table:
//   Opened open(const Board& board, std::string_view position)         see match_of.h
//   Opened begin(const Board& board, const NewGame& wanted, const Cast& cast)
//   Resumed begin(const Board& board, const Record& record)
#pragma once

#include <utility>

#include "games/game.h"

namespace parlor::games {

template <class GameMatch, class GameCoach, class GameTeller>
class GameOf : public Game {
public:
    using Board = typename GameMatch::Board;

    // The board must outlive the game and everything it makes.
    GameOf(GameCard card, const Board& board) : Game(std::move(card)), board_(&board) {}

    [[nodiscard]] const Board& own_board() const { return *board_; }

    [[nodiscard]] match::Opened open(std::string_view position) const override {
        return GameMatch::open(*board_, position);
    }
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override {
        return std::make_unique<GameCoach>(*board_);
    }
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

private:
    [[nodiscard]] match::Opened begin_with(const match::NewGame& wanted,
                                           const match::Cast& cast) const override {
        return GameMatch::begin(*board_, wanted, cast);
    }
    [[nodiscard]] match::Resumed begin_recorded(const game::Record& record) const override {
        return GameMatch::begin(*board_, record);
    }

    const Board* board_;
    GameTeller teller_;
};

}  // namespace parlor::games

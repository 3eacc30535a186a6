// SPDX-License-Identifier: MIT
// The Prisoner of Zenda, on its own board or on somebody else's, as everything above the games
// knows it.
#pragma once

#include <array>

#include "games/game.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/text.h"
#include "games/zenda/sentences/teller.h"

namespace parlor::zenda {

class Game final : public games::Game {
public:
    static constexpr std::array<games::SeatWord, 6> seat_words{{{'s', "streslau"},
                                                                {'m', "michael"},
                                                                {'a', "army"},
                                                                {'z', "zenda"},
                                                                {'k', "king"},
                                                                {'y', "yellows"}}};

    // The board outlives the game and all that it makes.
    explicit Game(const Board& board = standard_board()) : board_(&board) {}

    [[nodiscard]] std::string_view name() const override { return game_name; }
    [[nodiscard]] std::vector<games::EditionCard> editions() const override;
    [[nodiscard]] std::span<const games::SeatWord> seats() const override { return seat_words; }
    [[nodiscard]] int dice() const override;
    [[nodiscard]] std::string board() const override;
    [[nodiscard]] bool has_other_boards() const override { return true; }

    [[nodiscard]] match::Opened open(std::string_view position) const override;
    [[nodiscard]] std::unique_ptr<coach::Coach> coach() const override;
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }

private:
    [[nodiscard]] match::Opened begin_with(const match::NewGame& wanted,
                                           const match::Cast& cast) const override;
    [[nodiscard]] match::Resumed begin_recorded(const game::Record& record) const override;

    const Board* board_;
    Teller teller_;
};

}  // namespace parlor::zenda

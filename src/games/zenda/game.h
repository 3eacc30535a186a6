// SPDX-License-Identifier: MIT
// The Prisoner of Zenda, on its own board or on another, as everything above the games knows it.
#pragma once

#include <array>

#include "games/game_of.h"
#include "games/zenda/coach/coach.h"
#include "games/zenda/match/match.h"
#include "games/zenda/sentences/teller.h"

namespace parlor::zenda {

class Game final : public games::GameOf<Match, Coach, Teller> {
public:
    static constexpr std::array<games::SeatWord, 6> seat_words{{{'s', "streslau"},
                                                                {'m', "michael"},
                                                                {'a', "army"},
                                                                {'z', "zenda"},
                                                                {'k', "king"},
                                                                {'y', "yellows"}}};

    // The board must outlive the game and everything it makes.
    explicit Game(const Board& board = standard_board());
};

}  // namespace parlor::zenda

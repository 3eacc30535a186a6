// SPDX-License-Identifier: MIT
// Pollyanna, in its four printed editions and as poleana, as everything above the games knows it.
#pragma once

#include <array>

#include "games/game_of.h"
#include "games/pollyanna/coach/coach.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/sentences/teller.h"

namespace parlor::pollyanna {

class Game final : public games::GameOf<Match, Coach, Teller> {
public:
    static constexpr std::array<games::SeatWord, 4> seat_words{
        {{'b', "blue"}, {'g', "green"}, {'r', "red"}, {'y', "yellow"}}};

    Game();
};

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
// Positions of Zenda that tests begin from: as play sets them up, or with pieces strewn about.
#pragma once

#include <functional>

#include "base/random.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/throw.h"
#include "support/zenda_boards.h"

namespace parlor::tests {

// How many pieces stand on the board, besides the King, when a game begins.
struct Strewn {
    int most_green = 9;
    int most_yellow = 2;
};

// Some spot of the board for each piece. The position could stand, and Streslau is to throw or
// Zenda.
zenda::Position strewn(const zenda::Board& board, const Strewn& pieces, base::Random& random);

// As the rules set it up, each way as likely. Streslau is to throw.
zenda::Position set_up(const zenda::Board& board, base::Random& random);

// Plays random games until `throws` throws have been seen: each begins where `begin` says and is
// left after some turns, since random play seldom wins.
void play_at_random(const zenda::Board& board, int throws, base::Random& random,
                    const std::function<zenda::Position()>& begin,
                    const std::function<void(const zenda::Position&, zenda::Throw)>& look);

}  // namespace parlor::tests

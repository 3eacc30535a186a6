// SPDX-License-Identifier: MIT
// What a throw has done, read off the positions before and after it: no steps are needed, so it
// serves the results of the fast generator as well.
#pragma once

#include <array>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

struct Change {
    Seat seat = Seat::Blue;         // who threw
    bool lost = false;              // nothing could be played (P25, P37)
    int entered = 0;                // own pieces
    int brought_home = 0;           // own pieces
    std::array<int, 4> captured{};  // pieces of each seat
    int blockades_made = 0;         // spaces that the mover's piece has made one of
    int blockades_broken = 0;       // spaces where the mover had a piece in one that is none now

    [[nodiscard]] int captures() const {
        return captured[0] + captured[1] + captured[2] + captured[3];
    }
};

// Precondition: some throw leads from `before` to `after`.
Change change(const Position& before, const Position& after);

// How many Rewards were played, not declined and not lost. Preconditions: that throw leads from
// `before` to `after`, and this is what it has done.
int rewards_played(const Position& before, Throw thrown, const Position& after, const Change& done);

}  // namespace parlor::pollyanna

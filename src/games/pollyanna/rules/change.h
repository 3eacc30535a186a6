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

    [[nodiscard]] int captures() const {
        return captured[0] + captured[1] + captured[2] + captured[3];
    }
};

// Precondition, here and below: some throw leads from `before` to `after`.
Change change(const Position& before, const Position& after);

// Seats whose pieces have changed, which is quicker than to ask how: none if the throw was lost,
// one if it captured nothing, more if it did.
inline int seats_changed(const Position& before, const Position& after) {
    int count = 0;
    for (const Seat seat : all_seats) {
        count += word_of(before.of(seat)) != word_of(after.of(seat)) ? 1 : 0;
    }
    return count;
}

// Spaces that a piece of the mover's has made a Blockade of; and those where it had one in a
// Blockade that is none now.
int blockades_made(const Position& before, const Position& after);
int blockades_broken(const Position& before, const Position& after);

// How many Rewards were played, not declined and not lost. Preconditions: that throw leads from
// `before` to `after`, and this is what it has done.
int rewards_played(const Position& before, Throw thrown, const Position& after, const Change& done);

}  // namespace parlor::pollyanna

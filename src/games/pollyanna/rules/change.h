// SPDX-License-Identifier: MIT
// What a throw has done, from the positions before and after it. Needs no steps, so it also works
// for the results of the fast generator.
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

// The number of seats whose pieces have changed, without asking how: 0 if the throw was lost, 1 if
// it captured nothing, more if it did.
inline int seats_changed(const Position& before, const Position& after) {
    int count = 0;
    for (const Seat seat : all_seats) {
        count += word_of(before.of(seat)) != word_of(after.of(seat)) ? 1 : 0;
    }
    return count;
}

// The number of Blockades that the mover has made, and of those that it has broken up.
int blockades_made(const Position& before, const Position& after);
int blockades_broken(const Position& before, const Position& after);

// The number of Rewards that were played, not declined or lost. Preconditions: the throw leads from
// `before` to `after`, and `done` is what it has done.
int rewards_played(const Position& before, Throw thrown, const Position& after, const Change& done);

}  // namespace parlor::pollyanna

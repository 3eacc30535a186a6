// SPDX-License-Identifier: MIT
// The interface of everything that chooses how to play a throw. A player sees the position before
// the throw and the results of the throw, and nothing else: the caller has thrown the dice, from a
// random stream that players cannot use. Computers never get better dice.
//
//   results.find(position, thrown);
//   position = results[player.choose(position, results, random, base::never_stop)];
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/random.h"
#include "base/stop.h"
#include "rules/game/game.h"

namespace parlor::players {

// Choices are drawn from streams with this bit, throws from those without it.
inline constexpr std::uint64_t choices_stream = std::uint64_t{1} << 63U;

template <game::Game G>
class Player {
public:
    virtual ~Player() = default;

    // Returns an index of the results: of a throw or, in games that begin so, of setting up pieces.
    // The same position, results and state of `random` give the same choice, unless `stop` ends the
    // search early. `random` is for choices alone. Precondition: the results are of that
    // position.
    virtual std::size_t choose(const typename G::Position& before,
                               const typename G::Results& results, base::Random& random,
                               const base::Stop& stop) = 0;
};

// What a play does for its player, and how much of it: a reason to prefer it. Each game has its own
// kinds of effects, in its players/reasons.h.
template <class Effect>
struct Merit {
    Effect effect;
    int count = 0;   // 0: there is nothing to count
    int before = 0;  // the old number, where a number has changed

    friend bool operator==(const Merit&, const Merit&) = default;
};

}  // namespace parlor::players

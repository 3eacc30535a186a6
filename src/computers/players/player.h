// SPDX-License-Identifier: MIT
// Somebody who can be asked which way to play a throw. A player sees the position before the throw
// and what the throw can lead to, and nothing else: whoever asks throws the dice first, from a
// stream that no player ever touches. Computers never get better dice.
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

    // An index of the results: of a throw or, where a game begins by setting up pieces, of that.
    // The same position, results and state of the stream give the same choice, unless it is stopped
    // before it has thought to its end; the stream is for choices alone. Precondition: the results
    // are of that position.
    virtual std::size_t choose(const typename G::Position& before,
                               const typename G::Results& results, base::Random& random,
                               const base::Stop& stop) = 0;
};

}  // namespace parlor::players

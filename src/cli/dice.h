// SPDX-License-Identifier: MIT
// The dice of one game: a random stream, drawn for throws and for nothing else (docs/notation.md).
#pragma once

#include <span>

#include "base/random.h"
#include "game/record.h"
#include "pollyanna/throw.h"

namespace parlor::cli {

class Dice {
public:
    explicit Dice(game::Seed seed) : random_(seed.seed, seed.stream) {}
    // The stream goes on after throws that were drawn before.
    Dice(game::Seed seed, std::span<const pollyanna::Throw> drawn) : Dice(seed) {
        for (const pollyanna::Throw each : drawn) as_drawn_ = as_drawn_ && cast() == each;
    }

    pollyanna::Throw cast() { return pollyanna::Throw::by(random_); }

    // Whether the throws drawn before were really those of the stream.
    [[nodiscard]] bool are_as_drawn() const { return as_drawn_; }

private:
    base::Random random_;
    bool as_drawn_ = true;
};

}  // namespace parlor::cli

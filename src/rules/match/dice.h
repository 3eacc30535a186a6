// SPDX-License-Identifier: MIT
// The dice of one game: a random stream that is drawn for throws only (docs/notation.md).
//
//   Dice dice(*record.seed, 2, throws_of(record));      continues where the record ends
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "rules/game/record.h"

namespace parlor::match {

// The throw with its dice sorted, as records write it.
std::string high_to_low(std::string thrown);

class Dice {
public:
    // `count` dice are thrown at once.
    Dice(game::Seed seed, int count) : random_(seed.seed, seed.stream), count_(count) {}
    // Continues after throws that were drawn before.
    Dice(game::Seed seed, int count, std::span<const std::string> drawn) : Dice(seed, count) {
        for (const std::string& each : drawn) as_drawn_ = cast() == high_to_low(each) && as_drawn_;
    }

    // The next throw: "6-3".
    std::string cast() {
        std::string thrown;
        for (int i = 0; i < count_; ++i) {
            if (i > 0) thrown += '-';
            thrown += static_cast<char>('0' + random_.die());
        }
        return high_to_low(std::move(thrown));
    }

    // Whether the throws drawn before were those of the stream.
    [[nodiscard]] bool are_as_drawn() const { return as_drawn_; }

private:
    base::Random random_;
    int count_;
    bool as_drawn_ = true;
};

// The throws of a valid record in the order they were drawn: the opening, then the turns.
std::vector<std::string> throws_of(const game::Record& record);

}  // namespace parlor::match

// SPDX-License-Identifier: MIT
// A play is made of steps: enter a piece, move one by a die, take a Reward or decline it.
#pragma once

#include <cstdint>
#include <vector>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/space.h"

namespace parlor::pollyanna {

// What a step uses up. A total of six enters with both dice (P17, P18).
enum class Using : std::uint8_t { HighDie, LowDie, BothDice, Reward, DeclinedReward };

struct Step {
    Space from;
    Space to;
    Using with = Using::HighDie;
    bool captures = false;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

constexpr Step declined_reward() {
    return {Space::waiting(), Space::waiting(), Using::DeclinedReward, false};
}

struct Play {
    std::vector<Step> steps;  // none: the throw is lost (P25, P37)
    Position after;           // with the next seat to throw
};

}  // namespace parlor::pollyanna

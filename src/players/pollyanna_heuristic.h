// SPDX-License-Identifier: MIT
// What a careful player sees in a position without looking ahead: how far everybody has come, who
// is in danger, whom the Blockades hold up. Written by hand, one reason a number.
#pragma once

#include "players/evaluator.h"
#include "pollyanna/game.h"

namespace parlor::players {

// The chance of each side to win, between 0 and 1; together 1. A side that has won has 1.
pollyanna::Chances estimated_chances(const pollyanna::Position& position);

class PollyannaEvaluator final : public Evaluator<pollyanna::Pollyanna> {
public:
    pollyanna::Chances chances(const pollyanna::Position& position) override {
        return estimated_chances(position);
    }
};

}  // namespace parlor::players

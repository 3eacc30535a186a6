// SPDX-License-Identifier: MIT
// The law of the throw, judged step by step: a step is lawful when as many dice can still be played
// as the whole throw allowed (ZQ1), or when the throw can still win, which ends it (ZQ15).
#pragma once

#include <unordered_map>
#include <vector>

#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

class Law {
public:
    // The board and nothing else is kept by reference.
    Law(const Board& board, const Hand& start);

    // The steps of `steps(board, hand)` that keep to the law. Setting up, all of them.
    std::vector<Step> lawful_steps(const Hand& hand);
    bool is_lawful(const Hand& hand);

private:
    int most_dice(const Hand& hand);
    bool can_win(const Hand& hand);

    const Board& board_;
    std::unordered_map<Hand, int> most_dice_;
    std::unordered_map<Hand, bool> can_win_;
    int unplayable_;  // dice that no sequence of steps can play
};

}  // namespace parlor::zenda

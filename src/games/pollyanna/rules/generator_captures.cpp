// SPDX-License-Identifier: MIT
// The law of the throw where one must capture (M12, MQ3): captures come before dice.
#include <algorithm>

#include "games/pollyanna/rules/generator.h"

namespace parlor::pollyanna {

int Generator::most_captures() const {
    int most = 0;
    for (std::size_t i = 0; i < size(); ++i) most = std::max(most, outcome(i).captured());
    return most;
}

void Generator::drop_fewer_captures() {
    const int most = most_captures();
    for (const State outcome : set_aside(by_both_)) {
        if (outcome.captured() == most) add(outcome);
    }
}

const std::vector<State>& Generator::set_aside(std::vector<State>& outcomes) {
    outcomes.clear();
    for (std::size_t i = 0; i < size(); ++i) outcomes.push_back(outcome(i));
    plain_.clear();
    earning_.clear();
    return outcomes;
}

// One die that captures more stands before both. One that captures as many does not, if both can
// be played at all. A play that wins stands in any case (Q37).
void Generator::play_most_captures() {
    play_dice();
    const int most_by_both = both_played_ ? most_captures() : -1;
    set_aside(by_both_);
    play_one_die();
    const int most = std::max(most_by_both, most_captures());
    set_aside(by_one_);
    both_played_ = most_by_both == most;
    for (const State outcome : by_both_) {
        if (outcome.captured() == most || is_won(outcome)) add(outcome);
    }
    for (const State outcome : by_one_) {
        const bool counts = !both_played_ && outcome.captured() == most;
        if (counts || is_won(outcome)) add(outcome);
    }
}

}  // namespace parlor::pollyanna

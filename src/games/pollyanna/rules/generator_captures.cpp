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
    set_aside(settled_);
    for (std::size_t i = 0; i < settled_.size(); ++i) {
        if (settled_[i].captured() == most) add(settled_[i]);
    }
}

void Generator::set_aside(base::KeySet<State>& outcomes) {
    outcomes.clear();
    for (std::size_t i = 0; i < size(); ++i) outcomes.push_back(outcome(i));
    plain_.clear();
    earning_.clear();
}

// One die that captures more stands before both. One that captures as many does not, if both can
// be played at all. A play that wins stands in any case (Q37).
void Generator::play_most_captures() {
    play_dice();
    const int by_both = both_played_ ? most_captures() : -1;
    set_aside(settled_);
    play_one_die();
    const int by_one = most_captures();
    set_aside(due_);
    const int most = std::max(by_both, by_one);
    both_played_ = by_both == most;
    for (std::size_t i = 0; i < settled_.size(); ++i) {
        if (settled_[i].captured() == most || is_won(settled_[i])) add(settled_[i]);
    }
    for (std::size_t i = 0; i < due_.size(); ++i) {
        const bool counts = !both_played_ && due_[i].captured() == most;
        if (counts || is_won(due_[i])) add(due_[i]);
    }
}

}  // namespace parlor::pollyanna

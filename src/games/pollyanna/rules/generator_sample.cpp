// SPDX-License-Identifier: MIT
// One result drawn step by step: another distribution than drawing from all results, and quicker.
#include <bit>

#include "games/pollyanna/rules/generator_moves.h"

namespace parlor::pollyanna {

Position Generator::sample(const Position& position, Throw thrown, base::Random& random) {
    begin(position);
    if (!answers_.must_capture && !enters_with_both(thrown)) {
        open_dice(thrown);
        if (const auto end = play_at_random(random)) {
            throws_again_ = thrown.is_doublet();
            return position_after(*end);
        }
    }
    // A dead end, or a throw of one step: whatever the law of the throw leaves.
    return result(random.below(static_cast<std::uint32_t>(find(position, thrown))));
}

// Plays both dice, or wins with the first. None if the second cannot be played after the first.
std::optional<State> Generator::play_at_random(base::Random& random) {
    const bool alike = high_.task == low_.task;
    const Moves by_high = high_.plain | high_.earning;
    const Moves by_low = alike ? 0 : low_.plain | low_.earning;
    const auto choices = static_cast<std::uint32_t>(std::popcount(by_high) + std::popcount(by_low));
    if (choices == 0) return std::nullopt;
    std::uint32_t chosen = random.below(choices);
    const bool high_first = chosen < static_cast<std::uint32_t>(std::popcount(by_high));
    Moves left = high_first ? by_high : by_low;
    if (!high_first) chosen -= static_cast<std::uint32_t>(std::popcount(by_high));
    for (; chosen > 0; --chosen) left &= left - 1;

    const Openings& first = high_first ? high_ : low_;
    const auto move = static_cast<unsigned>(std::countr_zero(left));
    const State between = make(start_, start_bars_, {move, first.leaps[move]}, random);
    if (is_won(between)) return between;
    return step_at_random(between, high_first ? low_ : high_, random);
}

// One step by a die. None if there is none.
std::optional<State> Generator::step_at_random(State state, const Openings& openings,
                                               base::Random& random) {
    const Bars bars = bars_of(state);
    Choices choices;
    each_move(state, bars, openings,
              [&](unsigned move, const Leap& leap) { choices.push_back({move, leap}); });
    if (choices.empty()) return std::nullopt;
    return make(state, bars, choices[random.below(static_cast<std::uint32_t>(choices.size()))],
                random);
}

// A Reward, or none: to decline is one choice like the others.
State Generator::reward_at_random(State state, base::Random& random) {
    open_reward();
    const Bars bars = bars_of(state);
    Choices choices;
    each_reward(state, bars, [&](unsigned move, const Leap& leap) {
        const bool barred = leap.to == road::home_place && !answers_.reward_goes_home;
        if (!barred) choices.push_back({move, leap});
    });
    const std::size_t ways = choices.size() + (answers_.reward_optional ? 1 : 0);
    if (choices.empty()) return state;
    const std::size_t chosen = random.below(static_cast<std::uint32_t>(ways));
    return chosen == choices.size() ? state : make(state, bars, choices[chosen], random);
}

State Generator::make(State state, const Bars& bars, const Choice& choice, base::Random& random) {
    const State next = moved(state, choice.move, choice.leap, bars);
    if (!earns(state, choice.leap.to)) return next;
    return reward_at_random(with_earned(next, choice.leap.to), random);
}

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/results.h"

#include <algorithm>
#include <bit>

#include "games/pollyanna/rules/generator.h"
#include "games/pollyanna/rules/generator_moves.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

using road::Mask;
using road::Place;

Results::Results(Instructions allowed) : generator_(std::make_unique<Generator>(allowed)) {}
Results::~Results() = default;
Results::Results(Results&&) noexcept = default;
Results& Results::operator=(Results&&) noexcept = default;

void Results::find(const Position& position, Throw thrown) {
    size_ = generator_->find(position, thrown);
}

Position Results::sample(const Position& position, Throw thrown, base::Random& random) {
    size_ = 0;
    return generator_->sample(position, thrown, random);
}

const Position& Results::before() const { return generator_->before(); }

Position Results::operator[](std::size_t index) const { return generator_->result(index); }

bool Results::has_captured(std::size_t index) const { return generator_->has_captured(index); }

bool Generator::has_captured(std::size_t index) const { return outcome(index).captured() > 0; }

Position Generator::result(std::size_t index) const { return position_after(outcome(index)); }

Position Generator::position_after(State outcome) const {
    Position after = before_;
    Pieces& own = after.of(before_.to_throw);
    for (unsigned slot = 0; slot < 4; ++slot) {
        own[slot] = road::spaces[seat_][byte_at(outcome.pieces(), slot) & ~stays_bit];
    }
    sort_four(own);
    if (outcome.has_earned()) send_back(after, outcome.key);
    if (all_home(own)) {
        after.to_throw = wins_when_home_ ? winners(after).first() : next_;
    } else if (!throws_again_) {
        after.to_throw = next_;
    }
    return after;
}

// P71.
void Generator::send_back(Position& position, std::uint64_t key) const {
    std::uint64_t captured = key >> captured_shift;
    for (Mask rest = field_.capturable(); captured != 0; rest &= rest - 1, captured >>= 1) {
        if ((captured & 1U) == 0) continue;
        const auto place = static_cast<Place>(std::countr_zero(rest));
        const Space space = road::spaces[seat_][place];
        for (const Seat seat : all_seats) {
            if (seat == before_.to_throw) continue;
            Pieces& pieces = position.of(seat);
            const auto piece = std::ranges::find(pieces, space);
            if (piece == pieces.end()) continue;
            *piece = Space::waiting();
            sort_four(pieces);
        }
    }
}

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

// One die that captures more comes before both dice; one that captures as many does not, if both
// can be played. A play that wins is always legal (Q37).
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

Position Generator::sample(const Position& position, Throw thrown, base::Random& random) {
    begin(position);
    if (!answers_.must_capture && !enters_with_both(thrown)) {
        open_dice(thrown);
        if (const auto end = play_at_random(random)) {
            throws_again_ = thrown.is_doublet();
            return position_after(*end);
        }
    }
    // A dead end, or a throw of one step: draw from all lawful results.
    return result(random.below(static_cast<std::uint32_t>(find(position, thrown))));
}

// Plays both dice, or wins with the first. nullopt if the second cannot be played after the first.
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

// One step by a die. nullopt if there is none.
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

// Plays a Reward or declines it; declining is as likely as each other choice.
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

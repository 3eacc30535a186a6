// SPDX-License-Identifier: MIT
#include "games/zenda/rules/generator.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "games/zenda/rules/law.h"
#include "games/zenda/rules/steps.h"

namespace parlor::zenda {
namespace {

bool is_set_up(const Hand& hand) {
    const auto pieces = static_cast<std::size_t>(pieces_of(hand.position, hand.city).size());
    return pieces == count_of(hand.city);
}

// Nothing is left to be played, whatever stands on the board.
bool is_spent(const Hand& hand) {
    if (is_over(hand.position)) return true;
    return hand.is_setting() ? is_set_up(hand) : hand.left[0] == 0;
}

// Nine pieces can be set up on eighteen spots in 437,580 ways, and on more spots in very many more.
constexpr int most_blue_listed = 18;
constexpr int set_ups_drawn = 20'000;

bool has_too_many_ways(const Board& board, const Hand& hand) {
    return hand.is_setting() && hand.city == City::Streslau &&
           board.blue(hand.city).size() > most_blue_listed;
}

template <class Visit>
void visit_all(const Board& board, const Hand& hand, Visit visit) {
    if (hand.is_setting()) {
        for (const Step& step : steps(board, hand)) visit(step, SpotSet{});
    } else {
        visit_steps(board, hand, [&](const Step& step, const SpotSet& between) {
            visit(step, between);
            return true;
        });
    }
}

// The order in which two steps are played that could as well be played in the other.
bool is_in_order(const Step& first, const Step& second) {
    return std::tuple(second.count, first.role, first.from, first.to) <
           std::tuple(first.count, second.role, second.from, second.to);
}

}  // namespace

void Generator::find(const Hand& start) {
    nodes_.clear();
    results_.clear();
    known_nodes_.clear();
    known_results_.clear();
    nodes_.push_back({start, 0, {}, {}});
    if (has_too_many_ways(board_, start)) {
        find_some(start);
    } else {
        find_all(start);
    }
}

void Generator::find_some(const Hand& start) {
    base::Random random(0);
    for (int i = 0; i < set_ups_drawn; ++i) {
        Hand hand = start;
        std::uint32_t from = 0;
        for (;;) {
            const Step step = drawn(hand, random);
            hand = after(board_, hand, step);
            if (is_spent(hand)) {
                add_result(finished(hand), from, step);
                break;
            }
            nodes_.push_back({hand, from, step, {}});
            from = static_cast<std::uint32_t>(nodes_.size()) - 1;
        }
    }
}

void Generator::find_all(const Hand& start) {
    near_king_ = {};
    if (start.city == City::Streslau && start.position.king.on_board()) {
        const SpotSet& exits = board_.next_to(start.position.king);
        near_king_ = exits | board_.next_to(exits);
    }
    Level level{0, 1};
    bool went_on = true;
    while (went_on && !level.empty()) {
        went_on = false;
        const Level next{level.end, level.end};
        for (std::size_t i = level.begin; i < level.end; ++i) went_on = expand(i) || went_on;
        if (!went_on) {  // as many dice as can be played are played
            for (std::size_t i = level.begin; i < level.end; ++i) {
                add_result(finished(nodes_[i].hand), nodes_[i].from, nodes_[i].step);
            }
        }
        level = {next.begin, nodes_.size()};
    }
}

// Whether there was a step to make.
bool Generator::expand(std::size_t node) {
    const Hand hand = nodes_[node].hand;  // a copy: the list grows
    bool any = false;
    visit_all(board_, hand, [&](const Step& step, const SpotSet& between) {
        any = true;
        if (node != 0 && comes_in_other_order(nodes_[node], step, between)) return;
        const Hand next = after(board_, hand, step);
        const auto from = static_cast<std::uint32_t>(node);
        if (is_spent(next)) {
            add_result(finished(next), from, step);
        } else if (known_nodes_.add(std::hash<Hand>{}(next), nodes_.size(),
                                    [&](std::size_t at) { return nodes_[at].hand == next; })) {
            nodes_.push_back({next, from, step, between});
        }
    });
    return any;
}

// Two steps that have nothing to do with each other lead to the same in either order, and need be
// played in one only. It is so if they move different pieces and neither captures, vacates a spot
// that the other uses, or stops where the other passes; and if neither can have won by itself,
// which takes the King or, for Streslau, a piece near him.
bool Generator::comes_in_other_order(const Node& last, const Step& step,
                                     const SpotSet& between) const {
    const Step& made = last.step;
    if (is_in_order(made, step)) return false;
    if (made.count == 0) return true;  // setting up
    if (made.captures || step.captures || step.from == made.to) return false;
    if (made.role == Role::King || step.role == Role::King) return false;
    if (between.has(made.from) || step.to == made.from || last.between.has(step.to)) return false;
    return !near_king_.has(made.from) && !near_king_.has(made.to) && !near_king_.has(step.from) &&
           !near_king_.has(step.to);
}

void Generator::add_result(const Position& position, std::uint32_t from, const Step& step) {
    const auto is_same = [&](std::size_t at) { return results_[at].position == position; };
    if (!known_results_.add(hash_of(position), results_.size(), is_same)) return;
    results_.push_back({position, from, step});
}

std::vector<Step> Generator::steps_to(std::size_t index) const {
    std::vector<Step> made;
    const Result& result = results_[index];
    if (result.step.to.on_board()) made.push_back(result.step);
    for (std::size_t at = result.from; at != 0; at = nodes_[at].from) {
        made.push_back(nodes_[at].step);
    }
    std::ranges::reverse(made);
    return made;
}

// Each as likely; none, that leads nowhere, where there is none.
Step Generator::drawn(const Hand& hand, base::Random& random) {
    drawn_.clear();
    visit_all(board_, hand, [&](const Step& step, const SpotSet&) { drawn_.push_back(step); });
    if (drawn_.empty()) return {};
    return drawn_[random.below(static_cast<std::uint32_t>(drawn_.size()))];
}

void Generator::prefer(const std::function<bool(const Step&)>& wanted) {
    std::vector<Result> kept;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        if (std::ranges::all_of(steps_to(i), wanted)) kept.push_back(results_[i]);
    }
    if (!kept.empty()) results_ = std::move(kept);
}

// Drawn again where dice are left that other steps could have played.
Position Generator::sample(const Hand& start, base::Random& random) {
    for (;;) {
        Hand hand = start;
        while (!is_spent(hand)) {
            const Step step = drawn(hand, random);
            if (!step.to.on_board()) break;
            hand = after(board_, hand, step);
        }
        if (is_spent(hand) || Law(board_, start).is_lawful(hand)) return finished(hand);
    }
}

}  // namespace parlor::zenda

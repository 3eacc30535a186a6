// SPDX-License-Identifier: MIT
#include "games/zenda/rules/results.h"

#include <tuple>

#include "games/zenda/rules/generator.h"
#include "games/zenda/rules/openings.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

constexpr int set_ups_drawn = 20'000;

bool is_set_up(const Hand& hand) {
    const auto pieces = static_cast<std::size_t>(pieces_of(hand.position, hand.city).size());
    return pieces == count_of(hand.city);
}

// Whether nothing is left to be played.
bool is_spent(const Hand& hand) {
    if (is_over(hand.position)) return true;
    return hand.is_setting() ? is_set_up(hand) : hand.left[0] == 0;
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

// Whether two pieces are set up in canonical order; the other order leads to the same position.
bool is_in_order(const Step& first, const Step& second) {
    return std::tuple(first.role, first.to) < std::tuple(second.role, second.to);
}

}  // namespace

Results::Results(const Board& board) : generator_(std::make_unique<Generator>(board)) {}
Results::~Results() = default;
Results::Results(Results&&) noexcept = default;
Results& Results::operator=(Results&&) noexcept = default;

void Results::find(const Position& position, Throw thrown) {
    generator_->find(Hand(board(), position, thrown));
}
void Results::find(const Position& position) { generator_->find(Hand(position)); }

void Results::find(const Hand& hand) { generator_->find(hand); }
void Results::prefer(const std::function<bool(const Step&)>& wanted) { generator_->prefer(wanted); }

std::size_t Results::size() const { return generator_->size(); }
const Position& Results::operator[](std::size_t index) const { return (*generator_)[index]; }
const Board& Results::board() const { return generator_->board(); }
std::vector<Step> Results::steps_to(std::size_t index) const { return generator_->steps_to(index); }

Position Results::sample(const Position& position, Throw thrown, base::Random& random) {
    return generator_->sample(Hand(board(), position, thrown), random);
}
Position Results::sample(const Position& position, base::Random& random) {
    return generator_->sample(Hand(position), random);
}

bool Generator::expand_setting(std::size_t node) {
    const Hand hand = nodes_[node].hand;
    const auto from = static_cast<std::uint32_t>(node);
    const std::vector<Step> all = steps(board_, hand);
    for (const Step& step : all) {
        if (node != 0 && !is_in_order(nodes_[node].step, step)) continue;
        const Hand next = after(board_, hand, step);
        const std::uint64_t key = nodes_[node].key ^ key_of(step);
        if (is_spent(next)) {
            add_result(finished(next), key, from, step);
        } else if (known_nodes_.add(key, nodes_.size(),
                                    [&](std::size_t at) { return nodes_[at].hand == next; })) {
            nodes_.emplace_back(next, key, from, step);
        }
    }
    return !all.empty();
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
                add_result(finished(hand), key_of(hand.position), from, step);
                break;
            }
            nodes_.emplace_back(hand, 0, from, step);
            from = static_cast<std::uint32_t>(nodes_.size()) - 1;
        }
    }
}

// Draws one of the steps, equally likely; a default Step if there is none.
Step Generator::drawn(const Hand& hand, base::Random& random) {
    drawn_.clear();
    visit_all(board_, hand, [&](const Step& step, const SpotSet&) { drawn_.push_back(step); });
    if (drawn_.empty()) return {};
    return drawn_[random.below(static_cast<std::uint32_t>(drawn_.size()))];
}

// Draws again if dice are left that other steps could have played.
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

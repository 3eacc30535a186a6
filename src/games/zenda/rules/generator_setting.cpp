// SPDX-License-Identifier: MIT
// What the generator does where no haste is needed: pieces are set up, and steps are drawn by lot.
#include <tuple>

#include "games/zenda/rules/generator.h"
#include "games/zenda/rules/keys.h"
#include "games/zenda/rules/law.h"
#include "games/zenda/rules/steps.h"

namespace parlor::zenda {
namespace {

constexpr int set_ups_drawn = 20'000;

bool is_set_up(const Hand& hand) {
    const auto pieces = static_cast<std::size_t>(pieces_of(hand.position, hand.city).size());
    return pieces == count_of(hand.city);
}

// Nothing is left to be played, whatever stands on the board.
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

// The order in which two pieces are set up that could as well be set up in the other.
bool is_in_order(const Step& first, const Step& second) {
    return std::tuple(first.role, first.to) < std::tuple(second.role, second.to);
}

}  // namespace

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

// Each as likely; none, that leads nowhere, where there is none.
Step Generator::drawn(const Hand& hand, base::Random& random) {
    drawn_.clear();
    visit_all(board_, hand, [&](const Step& step, const SpotSet&) { drawn_.push_back(step); });
    if (drawn_.empty()) return {};
    return drawn_[random.below(static_cast<std::uint32_t>(drawn_.size()))];
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

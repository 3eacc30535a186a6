// SPDX-License-Identifier: MIT
#include "games/zenda/rules/plays.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "games/zenda/rules/generator.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/text.h"

namespace parlor::zenda {
namespace {

int dice_left(const Hand& hand) {
    return static_cast<int>(dice_count) - static_cast<int>(std::ranges::count(hand.left, 0));
}

Hand begun(const Board& board, const Position& position, std::optional<Throw> thrown) {
    return thrown ? Hand(board, position, *thrown) : Hand(position);
}

}  // namespace

Law::Law(const Board& board, const Hand& start)
    : board_(board), unplayable_(dice_left(start) - most_dice(start)) {}

// Stops as soon as every die is known to be playable, which is nearly always at once.
int Law::most_dice(const Hand& hand) {
    const int left = dice_left(hand);
    if (left == 0 || is_over(hand.position)) return 0;
    if (const auto known = most_dice_.find(hand); known != most_dice_.end()) return known->second;
    int most = 0;
    visit_steps(board_, hand, [&](const Step& step, const SpotSet&) {
        most = std::max(most, 1 + most_dice(after(board_, hand, step)));
        return most < left;
    });
    most_dice_.emplace(hand, most);
    return most;
}

bool Law::can_win(const Hand& hand) {
    if (is_over(hand.position)) return true;
    if (const auto known = can_win_.find(hand); known != can_win_.end()) return known->second;
    bool found = false;
    visit_steps(board_, hand, [&](const Step& step, const SpotSet&) {
        found = can_win(after(board_, hand, step));
        return !found;
    });
    can_win_.emplace(hand, found);
    return found;
}

bool Law::is_lawful(const Hand& hand) {
    return hand.is_setting() || dice_left(hand) - most_dice(hand) <= unplayable_ || can_win(hand);
}

std::vector<Step> Law::lawful_steps(const Hand& hand) {
    std::vector<Step> all = steps(board_, hand);
    std::erase_if(all, [&](const Step& step) { return !is_lawful(after(board_, hand, step)); });
    return all;
}

std::vector<Play> plays(const Board& board, const Position& position, std::optional<Throw> thrown) {
    Generator found(board);
    found.find(begun(board, position, thrown));
    std::vector<std::pair<std::string, std::size_t>> order;
    for (std::size_t i = 0; i < found.size(); ++i) order.emplace_back(text(found[i]), i);
    std::ranges::sort(order);
    std::vector<Play> all;
    for (const auto& [sorted_by, i] : order) all.push_back({found.steps_to(i), found[i]});
    return all;
}

Play play_to(const Board& board, const Position& position, std::optional<Throw> thrown,
             const Position& goal) {
    Generator found(board);
    found.find(begun(board, position, thrown));
    std::size_t i = 0;
    while (found[i] != goal) ++i;
    return {found.steps_to(i), goal};
}

std::vector<Step> choices(const Board& board, const Position& position, std::optional<Throw> thrown,
                          std::span<const Step> made) {
    Law law(board, begun(board, position, thrown));
    return law.lawful_steps(hand_after(board, position, thrown, made));
}

Hand hand_after(const Board& board, const Position& position, std::optional<Throw> thrown,
                std::span<const Step> made) {
    Hand hand = begun(board, position, thrown);
    for (const Step& step : made) hand = after(board, hand, step);
    return hand;
}

}  // namespace parlor::zenda

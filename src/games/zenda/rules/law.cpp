// SPDX-License-Identifier: MIT
#include "games/zenda/rules/law.h"

#include <algorithm>

#include "games/zenda/rules/steps.h"

namespace parlor::zenda {
namespace {

int dice_left(const Hand& hand) {
    return static_cast<int>(dice_count) - static_cast<int>(std::ranges::count(hand.left, 0));
}

}  // namespace

Law::Law(const Board& board, const Hand& start)
    : board_(board), unplayable_(dice_left(start) - most_dice(start)) {}

// Ends as soon as every die is seen to be playable, which is nearly always at once.
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

}  // namespace parlor::zenda

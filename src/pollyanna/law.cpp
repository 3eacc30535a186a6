// SPDX-License-Identifier: MIT
#include "pollyanna/law.h"

#include <algorithm>

namespace parlor::pollyanna {

Law::Law(const Position& position, Throw thrown)
    : start_(position, thrown), required_(outlook(start_).reach) {}

Law::Outlook Law::outlook(const Hand& hand) {
    if (const auto found = known_.find(hand); found != known_.end()) return found->second;
    Outlook best{{hand.entered, static_cast<std::uint8_t>(hand.dice_played())}, hand.took_last};
    for (const Step& step : steps(hand)) {
        const Outlook next = outlook(after(hand, step));
        best.reach = std::max(best.reach, next.reach);
        best.wins = best.wins || next.wins;
    }
    known_.emplace(hand, best);
    return best;
}

Law::Reach Law::reach(const Hand& hand) { return outlook(hand).reach; }

bool Law::is_lawful(const Hand& hand) {
    const Outlook ahead = outlook(hand);
    return ahead.wins || ahead.reach == required_;
}

std::vector<Step> Law::lawful_steps(const Hand& hand) {
    std::vector<Step> lawful;
    for (const Step& step : steps(hand)) {
        if (is_lawful(after(hand, step))) lawful.push_back(step);
    }
    return lawful;
}

}  // namespace parlor::pollyanna

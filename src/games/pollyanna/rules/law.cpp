// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/law.h"

#include <algorithm>

namespace parlor::pollyanna {

Law::Law(const Position& position, Throw thrown)
    : start_(position, thrown), required_(look_ahead(start_).reach) {}

Law::Reach Law::reached(const Hand& hand) {
    const std::uint8_t captured = hand.position.variant.must_capture() ? hand.captured : 0;
    return {hand.entered, captured, static_cast<std::uint8_t>(hand.dice_played())};
}

Law::Outlook Law::look_ahead(const Hand& hand) {
    if (const auto found = known_.find(hand); found != known_.end()) return found->second;
    Outlook best{reached(hand), hand.took_last};
    for (const Step& step : steps(hand)) {
        const Outlook next = look_ahead(after(hand, step));
        best.reach = std::max(best.reach, next.reach);
        best.wins = best.wins || next.wins;
    }
    known_.emplace(hand, best);
    return best;
}

bool Law::is_lawful(const Hand& hand) const {
    const Outlook& ahead = known_.at(hand);
    return ahead.wins || ahead.reach == required_;
}

std::vector<Step> Law::lawful_steps(const Hand& hand) const {
    std::vector<Step> lawful;
    for (const Step& step : steps(hand)) {
        if (is_lawful(after(hand, step))) lawful.push_back(step);
    }
    return lawful;
}

}  // namespace parlor::pollyanna

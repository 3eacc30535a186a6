// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/law.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <span>
#include <type_traits>

namespace parlor::pollyanna {
namespace {

template <class T, std::size_t N>
constexpr std::size_t room_of(std::type_identity<base::InlineVector<T, N>> /*type*/) {
    return N;
}
constexpr std::size_t most_steps = room_of(std::type_identity<Steps>());

bool is_played_out(const Hand& hand) {
    return hand.took_last || (hand.dice_played() == 2 && !hand.reward_due);
}

}  // namespace

Law::Law(const Position& position, Throw thrown)
    : start_(position, thrown), required_(look_ahead(start_).reach) {}

Law::Reach Law::reached(const Hand& hand) {
    const std::uint8_t captured = hand.position.variant.must_capture() ? hand.captured : 0;
    return {hand.entered, captured, static_cast<std::uint8_t>(hand.dice_played())};
}

Law::Outlook Law::look_ahead(const Hand& hand) {
    Outlook best{reached(hand), hand.took_last};
    if (is_played_out(hand)) return best;
    const std::size_t hash = std::hash<Hand>()(hand);
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    if (const auto found = places_.find(hash, is_it)) return known_[*found].ahead;
    base::InlineVector<Way, most_steps> ways;
    for (const Step& step : steps(hand)) {
        const Outlook next = look_ahead(after(hand, step));
        best.reach = std::max(best.reach, next.reach);
        best.wins = best.wins || next.wins;
        ways.push_back({step, next});
    }
    places_.add(hash, known_.size(), is_it);
    known_.push_back({hand, best, static_cast<std::uint32_t>(ways_.size()),
                      static_cast<std::uint32_t>(ways.size())});
    ways_.insert(ways_.end(), ways.begin(), ways.end());
    return best;
}

const Law::Known* Law::known(const Hand& hand) const {
    if (is_played_out(hand)) return nullptr;
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    const auto found = places_.find(std::hash<Hand>()(hand), is_it);
    assert(found);
    return &known_[*found];
}

Law::Outlook Law::ahead_of(const Hand& hand) const {
    const Known* const from = known(hand);
    return from == nullptr ? Outlook{reached(hand), hand.took_last} : from->ahead;
}

std::vector<Step> Law::lawful_steps(const Hand& hand) const {
    std::vector<Step> lawful;
    const Known* const from = known(hand);
    if (from == nullptr) return lawful;
    for (const Way& each : std::span(ways_).subspan(from->first, from->count)) {
        if (is_lawful(each.ahead)) lawful.push_back(each.step);
    }
    return lawful;
}

}  // namespace parlor::pollyanna

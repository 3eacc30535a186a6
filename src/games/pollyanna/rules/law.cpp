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

}  // namespace

Law::Law(const Position& position, Throw thrown)
    : start_(position, thrown), required_(known_[look_ahead(start_)].ahead.reach) {}

Law::Reach Law::reached(const Hand& hand) {
    const std::uint8_t captured = hand.position.variant.must_capture() ? hand.captured : 0;
    return {hand.entered, captured, static_cast<std::uint8_t>(hand.dice_played())};
}

std::uint32_t Law::look_ahead(const Hand& hand) {
    const std::size_t hash = std::hash<Hand>()(hand);
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    if (const auto found = places_.find(hash, is_it)) return static_cast<std::uint32_t>(*found);
    base::InlineVector<Way, most_steps> ways;
    Outlook best{reached(hand), hand.took_last};
    for (const Step& step : steps(hand)) {
        const std::uint32_t next = look_ahead(after(hand, step));
        best.reach = std::max(best.reach, known_[next].ahead.reach);
        best.wins = best.wins || known_[next].ahead.wins;
        ways.push_back({step, next});
    }
    const auto place = static_cast<std::uint32_t>(known_.size());
    known_.push_back({hand, best, static_cast<std::uint32_t>(ways_.size()),
                      static_cast<std::uint32_t>(ways.size())});
    ways_.insert(ways_.end(), ways.begin(), ways.end());
    places_.add(hash, place, is_it);
    return place;
}

const Law::Known& Law::known(const Hand& hand) const {
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    const auto found = places_.find(std::hash<Hand>()(hand), is_it);
    assert(found);
    return known_[*found];
}

bool Law::is_lawful(const Hand& hand) const { return is_lawful(known(hand).ahead); }

std::vector<Step> Law::lawful_steps(const Hand& hand) const {
    const Known& from = known(hand);
    std::vector<Step> lawful;
    for (const Way& each : std::span(ways_).subspan(from.first, from.count)) {
        if (is_lawful(known_[each.to].ahead)) lawful.push_back(each.step);
    }
    return lawful;
}

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/plays.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>

#include "games/pollyanna/rules/text.h"

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

// Walks every lawful sequence once: a hand reached before leads nowhere new.
class Collector {
public:
    Collector(const Position& position, Throw thrown) : law_(position, thrown) {}

    std::vector<Play> collect() {
        walk(law_.start());
        sort_by_text(found_);
        return std::move(found_);
    }

private:
    void walk(const Hand& hand) {
        if (!seen_.insert(hand).second) return;
        const std::vector<Step> lawful = law_.lawful_steps(hand);
        if (lawful.empty()) add(finished(hand));
        for (const Step& step : lawful) {
            made_.push_back(step);
            walk(after(hand, step));
            made_.pop_back();
        }
    }

    void add(const Position& after) {
        if (positions_.insert(after).second) found_.push_back({made_, after});
    }

    static void sort_by_text(std::vector<Play>& plays) {
        std::vector<std::pair<std::string, Play>> keyed;
        keyed.reserve(plays.size());
        for (Play& play : plays) keyed.emplace_back(text(play.after), std::move(play));
        std::ranges::sort(keyed, {}, &std::pair<std::string, Play>::first);
        for (std::size_t i = 0; i < plays.size(); ++i) plays[i] = std::move(keyed[i].second);
    }

    Law law_;
    std::unordered_set<Hand> seen_;
    std::unordered_set<Position> positions_;
    std::vector<Step> made_;
    std::vector<Play> found_;
};

}  // namespace

Law::Law(const Position& position, Throw thrown)
    : start_(position, thrown), required_(look_ahead(start_).reach) {}

Law::Reach Law::reached(const Hand& hand) {
    const std::uint8_t captured = hand.position.variant.must_capture() ? hand.captured : 0;
    return {hand.entered, captured, static_cast<std::uint8_t>(hand.dice_played())};
}

Law::Best Law::look_ahead(const Hand& hand) {
    Best best{reached(hand), hand.took_last};
    if (is_played_out(hand)) return best;
    const std::size_t hash = std::hash<Hand>()(hand);
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    if (const auto found = places_.find(hash, is_it)) return known_[*found].ahead;
    base::InlineVector<Branch, most_steps> branches;
    for (const Step& step : steps(hand)) {
        const Best next = look_ahead(after(hand, step));
        best.reach = std::max(best.reach, next.reach);
        best.wins = best.wins || next.wins;
        branches.push_back({step, next});
    }
    places_.add(hash, known_.size(), is_it);
    known_.push_back({hand, best, static_cast<std::uint32_t>(branches_.size()),
                      static_cast<std::uint32_t>(branches.size())});
    branches_.insert(branches_.end(), branches.begin(), branches.end());
    return best;
}

const Law::Known* Law::known(const Hand& hand) const {
    if (is_played_out(hand)) return nullptr;
    const auto is_it = [&](std::size_t place) { return known_[place].hand == hand; };
    const auto found = places_.find(std::hash<Hand>()(hand), is_it);
    assert(found);
    return &known_[*found];
}

Law::Best Law::ahead_of(const Hand& hand) const {
    const Known* const from = known(hand);
    return from == nullptr ? Best{reached(hand), hand.took_last} : from->ahead;
}

std::vector<Step> Law::lawful_steps(const Hand& hand) const {
    std::vector<Step> lawful;
    const Known* const from = known(hand);
    if (from == nullptr) return lawful;
    for (const Branch& each : std::span(branches_).subspan(from->first, from->count)) {
        if (is_lawful(each.ahead)) lawful.push_back(each.step);
    }
    return lawful;
}

std::vector<Play> plays(const Position& position, Throw thrown) {
    assert(winners(position).empty());
    return Collector(position, thrown).collect();
}

Hand hand_after(const Position& position, Throw thrown, std::span<const Step> made) {
    Hand hand(position, thrown);
    for (const Step& step : made) hand = after(hand, step);
    return hand;
}

std::vector<Step> choices(const Position& position, Throw thrown, std::span<const Step> made) {
    return Law(position, thrown).lawful_steps(hand_after(position, thrown, made));
}

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/plays.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "games/pollyanna/rules/law.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

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

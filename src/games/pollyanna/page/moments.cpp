// SPDX-License-Identifier: MIT
// What deserves a moment's notice of a step.
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/page/page.h"
#include "games/pollyanna/players/danger.h"

namespace parlor::page {
namespace {

using namespace pollyanna;

constexpr int narrowly = 12;  // of 36 falls: so many must have endangered a piece that escapes

// A piece that stood within reach of rivals when the throw began, and stands out of everybody's
// reach now. One that captures has done more than escape.
bool escapes(const Position& begun, const Hand& hand, const Step& step, const Position& then) {
    if (step.captures || count_on(begun.of(hand.seat), step.from) == 0) return false;
    Results results;
    return players::falls_upon(hand.position, hand.seat, step.from, results) >= narrowly &&
           players::falls_upon(then, hand.seat, step.to, results) == 0;
}

}  // namespace

std::vector<Moment> PollyannaPage::step_moments(const match::Match& match) const {
    const auto& table = match::of<pollyanna::Match>(match);
    const auto made = table.made();
    const Step& step = made.back();
    if (step.with == Using::DeclinedReward) return {};
    const Hand hand = hand_after(table.position(), *table.thrown(), made.first(made.size() - 1));
    const Position then = after(hand, step).position;
    std::vector<Moment> all;
    if (is_blockade(hand.position, step.from) && !is_blockade(then, step.from)) {
        all.push_back({"blockade_broken", place_id(hand.seat, step.from)});
    }
    if (is_blockade(then, step.to) && !is_blockade(hand.position, step.to)) {
        all.push_back({"blockade_made", place_id(hand.seat, step.to)});
    } else if (is_home(step.to)) {
        all.push_back({"home", place_id(hand.seat, step.to)});
    } else if (escapes(table.position(), hand, step, then)) {
        all.push_back({"escaped", place_id(hand.seat, step.to)});
    }
    return all;
}

}  // namespace parlor::page

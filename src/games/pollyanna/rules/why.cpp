// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/why.h"

#include <algorithm>
#include <array>

#include "games/pollyanna/rules/plays.h"

namespace parlor::pollyanna {
namespace {

struct ReasonRow {
    StepRefusal reason;
    std::string_view name;
    // By rule book; empty if it cannot happen there.
    std::array<std::string_view, rule_books.size()> rules;
};

constexpr std::array reasons{
    ReasonRow{StepRefusal::None, "legal", {"", ""}},
    ReasonRow{StepRefusal::NotYourPiece, "not_your_piece", {"P38", "M2"}},
    ReasonRow{StepRefusal::NotANumberThrown, "not_a_number_thrown", {"P32", "M10"}},
    ReasonRow{StepRefusal::DieUsed, "die_used", {"P32 P85", "M10"}},
    ReasonRow{StepRefusal::Backwards, "backwards", {"P14", "M1"}},
    ReasonRow{StepRefusal::NeedsASix, "needs_a_six", {"P16 P17 P19", ""}},
    ReasonRow{StepRefusal::EntersOnlyWith, "enters_only_with", {"", "M4 M5 M6 M7"}},
    ReasonRow{StepRefusal::StartBlockaded, "start_blockaded", {"P26 P61", "M8"}},
    ReasonRow{StepRefusal::BlockadeAhead, "blockade_ahead", {"P54 P62", "M15"}},
    ReasonRow{StepRefusal::RivalBlockade, "rival_blockade", {"P55", "M15"}},
    ReasonRow{StepRefusal::SafeRival, "safe_rival", {"P64 P66", "M3"}},
    ReasonRow{StepRefusal::ThreeTogether, "three_together", {"P42 Q14", "M15"}},
    ReasonRow{StepRefusal::TurnoutOccupied, "turnout_occupied", {"P49 P50", "M17"}},
    ReasonRow{StepRefusal::PathOccupied, "path_occupied", {"P90 P91", "M18"}},
    ReasonRow{StepRefusal::PastHome, "past_home", {"P92", "M18"}},
    ReasonRow{StepRefusal::NotYourPath, "not_your_path", {"P89", "M1"}},
    ReasonRow{StepRefusal::TurnsHome, "turns_home", {"P86", "M1"}},
    ReasonRow{StepRefusal::MustStay, "must_stay", {"P57 P101 Q1 Q34", "MQ1"}},
    ReasonRow{StepRefusal::RewardFirst, "reward_first", {"P77 Q8", "M13"}},
    ReasonRow{StepRefusal::NoReward, "no_reward", {"P72 P75", "M13"}},
    ReasonRow{StepRefusal::RewardIsTen, "reward_is_ten", {"P72 P74", "M13"}},
    ReasonRow{StepRefusal::RewardEnters, "reward_enters", {"P80", "M7 M13"}},
    ReasonRow{StepRefusal::RewardNotHome, "reward_not_home", {"Q6", ""}},
    ReasonRow{StepRefusal::MustEnter, "must_enter", {"P21 Q4 Q5", "M8"}},
    ReasonRow{StepRefusal::MustCapture, "must_capture", {"", "M12 MQ3"}},
    ReasonRow{StepRefusal::MustPlayBothDice, "must_play_both_dice", {"P35", "M10"}},
    ReasonRow{StepRefusal::MustTakeReward, "must_take_reward", {"Q7", ""}},
    ReasonRow{StepRefusal::ThrowPlayed, "throw_played", {"P32 P98", "M10 M20"}},
};

constexpr const ReasonRow& row(StepRefusal reason) {
    return reasons[static_cast<std::size_t>(reason)];
}

static_assert([] {
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        if (static_cast<std::size_t>(reasons[i].reason) != i) return false;
    }
    return true;
}());

// The moves that lead from one space to another, by any count a step may have.
struct CountedRoute {
    int count;
    Route route;
};
std::optional<CountedRoute> way(Seat seat, Space from, Space to, std::span<const int> counts) {
    for (const int count : counts) {
        for (const Route& route : routes(seat, from, count)) {
            if (route.back() == to) return CountedRoute{count, route};
        }
    }
    return std::nullopt;
}

// As far as a step can go.
std::span<const int> every_count(const Hand& hand) {
    static constexpr auto counts = [] {
        std::array<int, board.long_reward> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i) + 1;
        return all;
    }();
    return std::span(counts).first(static_cast<std::size_t>(hand.position.variant.reward()));
}

// How far it is to home along the shortest road.
int steps_to_home(const Hand& hand, Space from) {
    for (const int count : every_count(hand)) {
        if (way(hand.seat, from, Space::home(), {&count, 1})) return count;
    }
    return board.to_home();
}

// No count leads there: where does the piece think it is going?
RefusedStep unreachable(const Hand& hand, Space from, Space to) {
    if (to.track() == Track::GladPath && to.seat() != hand.seat) {
        return {StepRefusal::NotYourPath, to};
    }
    if (is_waiting(to)) return {StepRefusal::Backwards, to};
    if (on_broadway(to) && !may_stand(to, hand.seat)) return {StepRefusal::TurnsHome, to};
    const auto passed = [&](Space goal) {
        return way(hand.seat, goal, from, every_count(hand)).has_value();
    };
    if (passed(to)) return {StepRefusal::Backwards, to};
    return {StepRefusal::NotANumberThrown, to};
}

RefusedStep refused_count(const Hand& hand, Space from, Space to, int count) {
    const Throw thrown = hand.thrown;
    const bool thrown_but_used =
        (!hand.high_left && thrown.high == count) || (!hand.low_left && thrown.low == count);
    if (thrown_but_used) return {StepRefusal::DieUsed, to};
    if (is_home(to)) {
        const int needed = steps_to_home(hand, from);
        const bool all_too_many =
            (!hand.high_left || thrown.high > needed) && (!hand.low_left || thrown.low > needed);
        if (all_too_many) return {StepRefusal::PastHome, from};
    }
    return {StepRefusal::NotANumberThrown, to};
}

// P19, M7: no throw that enters there is left.
RefusedStep wrong_throw(const Hand& hand, Space to) {
    const Edition& edition = hand.position.variant.edition();
    if (!is_way_in(edition, to, hand.seat)) return {StepRefusal::NotANumberThrown, to};
    return {edition.six_enters ? StepRefusal::NeedsASix : StepRefusal::EntersOnlyWith, to};
}

RefusedStep why_not_entering(const Hand& hand, const StepText& tried) {
    if (tried.reward) return {StepRefusal::RewardEnters, start(hand.seat)};
    for (const WayIn& way : ways_in(hand)) {
        if (way.to == tried.to) return bar_to_entering(hand, tried.to);
    }
    return wrong_throw(hand, tried.to);
}

RefusedStep why_not_moving(const Hand& hand, const StepText& tried) {
    const auto found = way(hand.seat, tried.from, tried.to, every_count(hand));
    if (!found) return unreachable(hand, tried.from, tried.to);
    if (tried.reward) {
        const std::array count{hand.position.variant.reward()};
        const auto whole = way(hand.seat, tried.from, tried.to, count);
        if (!whole) return {StepRefusal::RewardIsTen, tried.to};
        const bool barred_home = is_home(tried.to) && !hand.position.variant.reward_goes_home();
        const RefusedStep refusal = obstacle(hand, tried.from, whole->route);
        return !refusal && barred_home ? RefusedStep{StepRefusal::RewardNotHome, tried.to}
                                       : refusal;
    }
    std::vector<int> left;
    if (hand.high_left) left.push_back(hand.thrown.high);
    if (hand.low_left) left.push_back(hand.thrown.low);
    if (const auto by_die = way(hand.seat, tried.from, tried.to, left)) {
        return obstacle(hand, tried.from, by_die->route);
    }
    return refused_count(hand, tried.from, tried.to, found->count);
}

// What is wrong with the step in itself, the law of the throw apart.
RefusedStep why_not_in_itself(const Hand& hand, const StepText& tried) {
    const bool nothing_left = !hand.high_left && !hand.low_left && !hand.reward_due;
    if (hand.took_last || nothing_left) return {StepRefusal::ThrowPlayed, {}};
    if (tried.declined) {
        if (!hand.reward_due) return {StepRefusal::NoReward, {}};
        return {hand.position.variant.reward_optional() ? StepRefusal::None
                                                        : StepRefusal::MustTakeReward,
                {}};
    }
    if (count_on(hand.position.of(hand.seat), tried.from) == 0) {
        return {StepRefusal::NotYourPiece, tried.from};
    }
    if (hand.reward_due && !tried.reward) return {StepRefusal::RewardFirst, {}};
    if (!hand.reward_due && tried.reward) return {StepRefusal::NoReward, {}};
    if (is_home(tried.from)) return {StepRefusal::PastHome, tried.from};
    return is_waiting(tried.from) ? why_not_entering(hand, tried) : why_not_moving(hand, tried);
}

// The step could be made, but then the throw could not be played as fully as it can be.
RefusedStep why_unlawful(const Law& law, const Hand& then) {
    const Law::Reach reach = law.reach(then);
    if (reach.entered < law.required().entered) {
        return {StepRefusal::MustEnter, start(then.seat)};
    }
    if (reach.entered == law.required().entered && reach.captured < law.required().captured) {
        return {StepRefusal::MustCapture, {}};
    }
    return {StepRefusal::MustPlayBothDice, {}};  // one die is played by the step itself
}

RefusedStep judge(const Position& position, Throw thrown, std::span<const Step> made,
                  const StepText& tried) {
    const Hand hand = hand_after(position, thrown, made);
    const RefusedStep refusal = why_not_in_itself(hand, tried);
    if (refusal) return refusal;
    const Law law(position, thrown);
    for (const Step& step : steps(hand)) {
        if (!matches(tried, step)) continue;
        const Hand then = after(hand, step);
        return law.is_lawful(then) ? RefusedStep{} : why_unlawful(law, then);
    }
    return {StepRefusal::NotANumberThrown, tried.to};
}

}  // namespace

std::string_view name(StepRefusal reason) { return row(reason).name; }
std::string_view rule_numbers(StepRefusal reason, RuleBook book) {
    return row(reason).rules[index(book)];
}

std::vector<Piece> pieces_on(const Position& position, Space space) {
    std::vector<Piece> found;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        for (int i = count_on(position.of(seat), space); i > 0; --i) found.push_back({seat, space});
    }
    return found;
}

WhyNot why_not(const Position& position, Throw thrown, std::span<const Step> made,
               const StepText& tried) {
    const RefusedStep refusal = judge(position, thrown, made, tried);
    WhyNot answer{.reason = refusal.reason, .spaces = {}, .pieces = {}};
    if (!refusal || is_waiting(refusal.at)) return answer;
    answer.spaces.push_back(refusal.at);
    if (!is_home(refusal.at)) {
        answer.pieces = pieces_on(hand_after(position, thrown, made).position, refusal.at);
    }
    return answer;
}

}  // namespace parlor::pollyanna

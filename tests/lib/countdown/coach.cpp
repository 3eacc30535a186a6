// SPDX-License-Identifier: MIT
#include "countdown/coach.h"

#include "countdown/match.h"

namespace parlor::countdown {
namespace {

const coach::SideNumbers both_sides{0, 1};

std::vector<coach::Reason> reasons(const Countdown::Position& after) {
    return {{Countdown::winner(after) ? "hint.wins" : "hint.moves_on", {}}};
}

}  // namespace

std::vector<std::string> CountdownCoach::sides(const match::Match& /*match*/) const {
    return {{letter(0)}, {letter(1)}};
}

std::vector<double> CountdownCoach::chances(const match::Match& match) {
    return coach::in_order(both_sides, staff_.evaluator().chances(as_countdown(match).position()));
}

void CountdownCoach::play(match::Match& match, std::string_view level, base::Random random,
                          const base::Stop& stop) {
    const auto& table = as_countdown(match);
    if (match.due() != match::Due::Step) return;
    const Countdown::Results results = table.results();
    const std::size_t chosen =
        staff_.player(*this->level(level)).choose(table.position(), results, random, stop);
    match.make(table.step_to(results[chosen]));
}

std::vector<coach::Advice> CountdownCoach::advice(const match::Match& match,
                                                  const coach::AdviceOptions& options,
                                                  const base::Stop& stop) {
    const auto& table = as_countdown(match);
    std::vector<coach::Advice> all;
    for (const auto& option : staff_.judge(options.effort)
                                  .options(table.position(), table.thrown(), options.seed, stop)) {
        if (all.size() == options.most) break;
        coach::Advice each = coach::advice_of<Countdown>(both_sides, option);
        const std::string step = table.step_to(option.after);
        const bool is_made = table.made_texts() == std::vector{step};
        const bool nothing_left = is_made || table.thrown().heads == 0;
        each.play = nothing_left ? std::string(match::nothing_played) : step;
        each.undo_first = !is_made && !table.made_texts().empty();
        each.after = text(option.after);
        each.reasons = reasons(option.after);
        all.push_back(std::move(each));
    }
    return all;
}

// A die of 4 to 6 is a head.
std::vector<coach::PossibleThrow> CountdownCoach::throws() const {
    return {{"1-1-1", 1}, {"6-1-1", 3}, {"6-6-1", 3}, {"6-6-6", 1}};
}

coach::BestOfThrow CountdownCoach::best_of(const match::Match& match,
                                           const coach::PossibleThrow& thrown,
                                           coach::Effort effort) {
    CountdownMatch table = as_countdown(match);
    table.throw_dice(thrown.thrown);
    const auto best = staff_.judge(effort).best_of(table.position(), table.thrown());
    const bool lost = table.thrown().heads == 0;
    return {lost ? std::string(match::nothing_played) : table.step_to(best.after), text(best.after),
            coach::in_order(both_sides, best.chances)};
}

std::vector<double> CountdownCoach::before(const match::Match& match, coach::Effort effort) {
    return coach::in_order(both_sides,
                           staff_.judge(effort).chances(as_countdown(match).position()));
}

coach::JudgedTurn CountdownCoach::judge_turn(const match::Match& played,
                                             const coach::AdviceOptions& options,
                                             const base::Stop& stop) {
    const auto& table = as_countdown(played);
    CountdownMatch ended = table;
    ended.confirm();
    const auto turn =
        staff_.judge(options.effort)
            .turn(table.position(), table.thrown(), ended.position(), options.seed, stop);
    coach::JudgedTurn judged = coach::judged_turn<Countdown>(both_sides, turn, played);
    judged.forced = table.results().size() == 1;
    judged.best_play =
        turn.best.after == turn.played.after ? judged.play : table.step_to(turn.best.after);
    judged.reasons = reasons(turn.played.after);
    judged.best_reasons = reasons(turn.best.after);
    return judged;
}

}  // namespace parlor::countdown

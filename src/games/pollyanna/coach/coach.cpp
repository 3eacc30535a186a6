// SPDX-License-Identifier: MIT
#include "games/pollyanna/coach/coach.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "computers/coach/reason.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/players/reasons.h"

namespace parlor::pollyanna {
namespace {

constexpr std::string_view reason_keys = "hint.";

// The sides that play, by their numbers.
coach::SideNumbers numbers(const Position& position) {
    coach::SideNumbers all;
    for (const Seat seat : all_seats) {
        const std::size_t side = Pollyanna::side(position, seat);
        const bool known = std::ranges::find(all, side) != all.end();
        if (position.seated.has(seat) && !known) all.push_back(side);
    }
    return all;
}

const Play& play_to(const std::vector<Play>& all, const Position& goal) {
    const auto play = std::ranges::find(all, goal, &Play::after);
    assert(play != all.end());
    return *play;
}

// Steps that lead from a hand to that position; none: there are none.
std::optional<std::string> way_to(const Law& law, const Hand& hand, const Position& goal) {
    const auto steps = law.lawful_steps(hand);
    if (steps.empty()) {
        return finished(hand) == goal ? std::optional<std::string>("") : std::nullopt;
    }
    for (const Step& step : steps) {
        const auto way = way_to(law, after(hand, step), goal);
        if (way) return way->empty() ? text(step) : text(step) + ' ' + *way;
    }
    return std::nullopt;
}

// After the steps made.
std::optional<std::string> way_to(const Match& match, const Position& goal) {
    return way_to(Law(match.position(), *match.thrown()), match.hand(), goal);
}

}  // namespace

std::vector<std::string> Coach::sides(const match::Match& match) const {
    const Position& position = match::of<Match>(match).position();
    std::vector<std::string> all;
    for (const std::size_t side : numbers(position)) {
        std::string letters;
        for (const Seat seat : all_seats) {
            const bool sits = position.seated.has(seat);
            if (sits && Pollyanna::side(position, seat) == side) letters += letter(seat);
        }
        all.push_back(std::move(letters));
    }
    return all;
}

std::vector<double> Coach::chances(const match::Match& match) {
    const Position& position = match::of<Match>(match).position();
    const auto found = staff_.evaluator().chances(position);
    std::vector<double> all;
    for (const std::size_t side : numbers(position)) all.push_back(found[side]);
    return all;
}

void Coach::play(match::Match& match, std::string_view level, base::Random random,
                 const base::Stop& stop) {
    const coach::LevelCard* const card = this->level(level);
    assert(card != nullptr);
    const auto& table = match::of<Match>(match);
    Results results;
    results.find(table.position(), *table.thrown());
    const std::size_t chosen = staff_.player(*card).choose(table.position(), results, random, stop);
    const auto all = plays(table.position(), *table.thrown());
    const Play& play = play_to(all, results[chosen]);
    while (!match.made_texts().empty()) match.undo();
    for (const Step& step : play.steps) match.make(text(step));
}

std::vector<coach::Advice> Coach::advice(const match::Match& match,
                                         const coach::AdviceOptions& options,
                                         const base::Stop& stop) {
    const auto& table = match::of<Match>(match);
    const Position& before = table.position();
    const auto found =
        staff_.judge(options.effort).options(before, *table.thrown(), options.seed, stop);
    const auto all = plays(before, *table.thrown());
    std::vector<coach::Advice> given;
    for (std::size_t i = 0; i < std::min(found.size(), options.most); ++i) {
        const auto way = table.made().empty() ? std::nullopt : way_to(table, found[i].after);
        coach::Advice each = coach::advice_of<Pollyanna>(numbers(before), found[i]);
        each.play = way ? *way : text(play_to(all, found[i].after).steps);
        each.undo_first = !way && !table.made().empty();
        each.after = text(found[i].after);
        const Position from = way ? table.hand().position : before;
        each.reasons = coach::told(reason_keys, players::reasons(from, found[i].after));
        given.push_back(std::move(each));
    }
    return given;
}

std::vector<coach::PossibleThrow> Coach::throws() const {
    return coach::possible_throws<Pollyanna>();
}

coach::BestOfThrow Coach::best_of(const match::Match& match, const coach::PossibleThrow& thrown,
                                  coach::Effort effort) {
    const Position& position = match::of<Match>(match).position();
    const Throw dice = *parse_throw(thrown.thrown);
    const auto best = staff_.judge(effort).best_of(position, dice);
    const auto all = plays(position, dice);
    return {text(play_to(all, best.after).steps), text(best.after),
            coach::in_order(numbers(position), best.chances)};
}

std::vector<double> Coach::before(const match::Match& match, coach::Effort effort) {
    const Position& position = match::of<Match>(match).position();
    return coach::in_order(numbers(position), staff_.judge(effort).chances(position));
}

std::optional<coach::Lead> Coach::lead(const match::Match& match, const coach::LeadOptions& options,
                                       const base::Stop& stop) {
    const auto& table = match::of<Match>(match);
    Results results;
    results.find(table.position(), *table.thrown());
    const auto found =
        staff_.leads().find(table.position(), results,
                            {options.least, options.prove, options.games, options.seed}, stop);
    if (!found) return std::nullopt;
    coach::Lead lead = coach::lead_of<Pollyanna>(*found, results.size());
    lead.play = text(play_to(plays(table.position(), *table.thrown()), found->best).steps);
    lead.after = text(found->best);
    return lead;
}

coach::JudgedTurn Coach::judge_turn(const match::Match& played, const coach::AdviceOptions& options,
                                    const base::Stop& stop) {
    const auto& table = match::of<Match>(played);
    const Position& before = table.position();
    const Position after = finished(table.hand());
    const auto all = plays(before, *table.thrown());
    const auto turn =
        staff_.judge(options.effort).turn(before, *table.thrown(), after, options.seed, stop);
    coach::JudgedTurn judged = coach::judged_turn<Pollyanna>(numbers(before), turn, played);
    judged.forced = all.size() == 1;
    judged.best_play = turn.best.after == turn.played.after
                           ? judged.play
                           : text(play_to(all, turn.best.after).steps);
    judged.reasons = coach::told(reason_keys, players::reasons(before, turn.played.after));
    judged.best_reasons = coach::told(reason_keys, players::reasons(before, turn.best.after));
    return judged;
}

}  // namespace parlor::pollyanna

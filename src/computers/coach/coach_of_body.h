// SPDX-License-Identifier: MIT
// The functions of coach_of.h, for the one source of each game that instantiates it; and the words
// for a play's merits.
#pragma once

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/accuracy.h"
#include "computers/coach/coach_of.h"
#include "computers/players/player.h"

namespace parlor::coach {

// A sentence that counts pieces has a second form for more than one: `captures_more`.
inline bool counts_pieces(std::string_view effect) {
    return effect == "captures" || effect == "enters" || effect == "reaches_home";
}

// `keys` is the prefix of the sentences: "hint.".
template <class Effect>
std::vector<Reason> told(std::string_view keys, const std::vector<players::Merit<Effect>>& merits) {
    std::vector<Reason> all;
    for (const auto& merit : merits) {
        const std::string_view effect = name(merit.effect);
        Reason reason{std::string(keys).append(effect), {}};
        const bool pieces = counts_pieces(effect);
        if (pieces && merit.count > 1) reason.key += "_more";
        if (merit.count > 1 || (!pieces && merit.count > 0)) {
            reason.arguments.push_back(std::to_string(merit.count));
        }
        if (merit.before > 0) reason.arguments.push_back(std::to_string(merit.before));
        all.push_back(std::move(reason));
    }
    return all;
}

template <class Theme>
std::vector<std::string_view> names_of(const std::vector<Theme>& themes) {
    std::vector<std::string_view> all;
    for (const Theme each : themes) all.push_back(name(each));
    return all;
}

// Finds steps to a position by trying them one by one, which suits games with short turns. Returns
// those that are left to be made (empty if none is left, `pass` if there was none to make), or
// nullopt if the steps made do not lead there. Precondition: the dice are thrown.
template <class GameMatch>
std::optional<std::string> steps_to(match::Match& trial, const typename GameMatch::Position& goal) {
    if (trial.due() == match::Due::Confirm) {
        if (match::of<GameMatch>(trial).ended() != goal) return std::nullopt;
        return trial.made_texts().empty() ? std::string(match::nothing_played) : std::string();
    }
    for (const std::string& step : trial.choice_texts()) {
        trial.make(step);
        const auto rest = steps_to<GameMatch>(trial, goal);
        trial.undo();
        if (rest) return rest->empty() ? step : step + ' ' + *rest;
    }
    return std::nullopt;
}

template <class Self, game::Game G, class GameMatch>
auto CoachOf<Self, G, GameMatch>::rest_of(const GameMatch& table) const -> Rest {
    return [&](const Position& goal) { return steps_to<GameMatch>(*table.this_turn(), goal); };
}

template <class Self, game::Game G, class GameMatch>
std::string CoachOf<Self, G, GameMatch>::play_to(const Position& from, std::optional<Throw> thrown,
                                                 const Position& goal) const {
    GameMatch table = table_at(board(), from);
    table.throw_dice(*thrown);
    return *steps_to<GameMatch>(table, goal);
}

template <class Self, game::Game G, class GameMatch>
std::string CoachOf<Self, G, GameMatch>::chosen_play(const GameMatch& table, std::string_view level,
                                                     base::Random& random, const base::Stop& stop) {
    const LevelCard* const card = this->level(level);
    assert(card != nullptr);
    const Position from = self().turn_start(table);
    const auto results = self().results(from, table.thrown());
    const auto chosen = engines_.player(*card).choose(from, results, random, stop);
    return self().play_to(from, table.thrown(), results[chosen]);
}

template <class Self, game::Game G, class GameMatch>
std::vector<Advice> CoachOf<Self, G, GameMatch>::advice(const match::Match& match,
                                                        const AdviceOptions& options,
                                                        const base::Stop& stop) {
    const GameMatch& table = typed(match);
    const Position before = self().turn_start(table);
    const auto results = self().results(before, table.thrown());
    const Rest rest = self().rest_of(table);
    std::vector<Advice> given;
    for (const auto& option :
         engines_.judge(options.effort).options(before, results, options.seed, stop)) {
        if (given.size() == options.most) break;
        auto play = rest(option.after);
        const bool undo = !play;
        if (undo && !self().may_undo(table)) continue;
        if (undo) play = self().play_to(before, table.thrown(), option.after);
        if (std::ranges::find(given, *play, &Advice::play) != given.end()) continue;
        const Position from = undo || table.made().empty() ? before : table.standing();
        given.push_back(
            {.play = std::move(*play),
             .undo_first = undo,
             .after = text(option.after),
             .chances = in_order(table, option.chances),
             .error = option.error,
             .interval = {as_chance(option.interval.low), as_chance(option.interval.high)},
             .exact = option.look == analysis::Look::Exact,
             .reasons = self().reasons(from, option.after)});
    }
    return given;
}

template <class Self, game::Game G, class GameMatch>
std::optional<Lead> CoachOf<Self, G, GameMatch>::lead(const match::Match& match,
                                                      const LeadOptions& options,
                                                      const base::Stop& stop) {
    const GameMatch& table = typed(match);
    const auto results = self().results(table.position(), table.thrown());
    const auto found =
        engines_.leads().find(table.position(), results,
                              {options.least, options.prove, options.games, options.seed}, stop);
    if (!found) return std::nullopt;
    return Lead{.play = self().play_to(table.position(), table.thrown(), found->best),
                .after = text(found->best),
                .margin = found->margin,
                .interval = found->interval,
                .games = found->games,
                .results = results.size(),
                .at_a_glance = found->at_a_glance};
}

template <class Self, game::Game G, class GameMatch>
std::vector<std::string_view> CoachOf<Self, G, GameMatch>::themes(const match::Match& played) {
    const GameMatch& table = typed(played);
    const auto results = self().results(table.position(), table.thrown());
    auto others = engines_.leads().tempting(table.position(), results);
    std::erase(others, table.ended());
    return self().differences(table.position(), table.ended(), others);
}

template <class Self, game::Game G, class GameMatch>
JudgedTurn CoachOf<Self, G, GameMatch>::judge_turn(const match::Match& played,
                                                   const AdviceOptions& options,
                                                   const base::Stop& stop) {
    const GameMatch& table = typed(played);
    const Position& before = table.position();
    const Position after = table.ended();
    const auto thrown = table.thrown();
    const auto results = self().results(before, thrown);
    const auto turn =
        thrown ? this->judged(table, options, stop)
               : engines_.judge(options.effort).turn(before, results, after, options.seed, stop);
    const Sides sides = self().sides_of(table);
    const auto side = std::ranges::find(sides, turn.side, &Side::number);
    JudgedTurn judged{.side = static_cast<std::size_t>(side - sides.begin()),
                      .seat = played.side(),
                      .position = played.position_text(),
                      .thrown = played.thrown_text(),
                      .play = played.play_text(),
                      .best_play = played.play_text(),
                      .before = in_order(table, turn.before),
                      .luck = {},
                      .best = in_order(table, turn.best.chances),
                      .played = in_order(table, turn.played.chances),
                      .error = turn.error(),
                      .accuracy = analysis::accuracy_of(turn.error(), sides.size(),
                                                        analysis::JudgeSettings<G>::accuracy),
                      .weight = analysis::weight_of_choice(turn.stake),
                      .forced = results.size() == 1,
                      .reasons = self().reasons(before, turn.played.after),
                      .best_reasons = self().reasons(before, turn.best.after)};
    for (const Side& each : sides) judged.luck.push_back(turn.luck(each.number));
    if (turn.best.after != after)
        judged.best_play = self().play_to(before, thrown, turn.best.after);
    if (!thrown) return judged;
    for (Contrast<G>& each : compared(table, turn)) {
        judged.comparison.push_back(std::move(each.reason));
    }
    return judged;
}

template <class Self, game::Game G, class GameMatch>
std::vector<CheckedReason> CoachOf<Self, G, GameMatch>::check_comparison(
    const match::Match& played, const AdviceOptions& options, std::uint64_t games,
    const base::Stop& stop) {
    const GameMatch& table = typed(played);
    const auto turn = judged(table, options, stop);
    std::vector<CheckedReason> checked;
    for (const Contrast<G>& each : compared(table, turn)) {
        checked.push_back({each.reason, each.worth,
                           engines_.comparer(Self::weighing)
                               .played_on(each, turn.side, games, options.seed, stop)});
    }
    return checked;
}

}  // namespace parlor::coach

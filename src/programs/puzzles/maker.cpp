// SPDX-License-Identifier: MIT
#include "programs/puzzles/maker.h"

#include <array>
#include <cassert>
#include <cmath>
#include <optional>

#include "computers/players/player.h"
#include "rules/match/dice.h"

namespace parlor::puzzles {
namespace {

using match::Due;

// The levels whose games are searched. The first is the weakest that evaluates positions.
constexpr std::array<std::string_view, 2> levels{"simple", "careful"};

constexpr std::size_t most_turns = 1000;    // of a game that has no end
constexpr std::size_t most_of_a_game = 3;   // puzzles
constexpr std::size_t turns_between = 12;   // two of them
constexpr std::uint32_t latest_start = 12;  // the turn from which on a game is looked at
constexpr std::uint64_t draws = 16;         // choices of the weakest

std::string with_throw(const match::Match& thrown) {
    std::string text = thrown.position_text();
    if (text.ends_with('?')) text.replace(text.size() - 1, 1, thrown.thrown_text());
    return text;
}

std::uint64_t stream_of(std::uint64_t number, std::size_t turn) {
    return number * most_turns + turn + 1;
}

}  // namespace

std::optional<std::string> position_after(const match::Match& thrown, std::string_view steps) {
    const auto tried = thrown.this_turn();
    if (!tried->play(steps)) return std::nullopt;
    return tried->position_text();
}

std::vector<std::string> themes_of(coach::Coach& coach, const match::Match& thrown,
                                   std::string_view answer) {
    const auto played = thrown.this_turn();
    played->make_all(answer);
    const auto found = coach.themes(*played);
    return {found.begin(), found.end()};
}

Maker::Maker(const games::Game& game, Source source)
    : game_(game), source_(std::move(source)), coach_(game.coach()) {}

std::vector<Puzzle> Maker::look_at(std::uint64_t number, const base::Stop& stop) {
    match::Dice dice({source_.seed, number}, game_.dice());
    base::Random choices(source_.seed, number | players::choices_stream);
    auto table = game_.begin({source_.game, source_.seats}, [&] { return dice.cast(); });
    assert(table);
    match::Match& match = **table;
    std::vector<Puzzle> found;
    std::size_t next = choices.below(latest_start);
    for (std::size_t turn = 0; turn < most_turns && match.due() != Due::Over && !stop(); ++turn) {
        if (match.due() == Due::Throw) match.throw_dice(dice.cast());
        const std::string_view level = source_.missed_by.empty()
                                           ? levels[choices.below(levels.size())]
                                           : std::string_view(source_.missed_by);
        const bool is_asked = match.due() == Due::Step && turn >= next;
        const auto thrown = match.this_turn();
        coach_->play(match, level, base::Random(choices.next()), base::never_stop);
        match.confirm();
        if (!is_asked) continue;
        const std::string played = match.position_text();
        auto puzzle = puzzle_of(*thrown, played, stream_of(number, turn), stop);
        if (!puzzle) continue;
        if (position_after(*thrown, puzzle->answer) != played) puzzle->missed_by = level;
        found.push_back(std::move(*puzzle));
        if (found.size() == most_of_a_game) break;
        next = turn + turns_between;
    }
    return found;
}

std::optional<Puzzle> Maker::puzzle_of(const match::Match& turn, std::string_view played,
                                       std::uint64_t stream, const base::Stop& stop) {
    const auto seen = coach_->lead(turn, {.least = least_lead, .prove = false}, stop);
    if (!seen) return std::nullopt;
    if (!source_.missed_by.empty() && seen->after == played) return std::nullopt;
    const int difficult = difficulty(turn, *seen);
    if (difficult < least_difficulty) return std::nullopt;
    const auto lead =
        coach_->lead(turn, {.least = least_lead, .seed = source_.seed ^ stream}, stop);
    if (!lead || lead->after != seen->after) return std::nullopt;
    // The hints that people see beside the board must not contradict the answer.
    const auto advice = coach_->advice(turn, {.most = 1}, base::never_stop);
    if (advice.front().after != lead->after) return std::nullopt;
    Puzzle puzzle{.difficulty = difficult,
                  .margin = lead->margin,
                  .least_margin = lead->interval.low,
                  .games = lead->games,
                  .themes = themes_of(*coach_, turn, lead->play),
                  .position = with_throw(turn),
                  .answer = lead->play};
    puzzle.id = id_of(puzzle.position);
    return puzzle;
}

// Three who may meet it: one takes any result, one plays as the weakest level does, one looks no
// further than the next position and is a little unsure.
int Maker::difficulty(const match::Match& thrown, const coach::Lead& lead) const {
    std::uint64_t right = 0;
    for (std::uint64_t i = 0; i < draws; ++i) {
        const auto tried = thrown.this_turn();
        coach_->play(*tried, levels.front(), base::Random(i), base::never_stop);
        tried->confirm();
        if (tried->position_text() == lead.after) ++right;
    }
    const double by_chance = 1.0 / static_cast<double>(lead.results);
    const double weakest = static_cast<double>(right) / static_cast<double>(draws);
    const double found = 0.2 * by_chance + 0.4 * weakest + 0.4 * lead.at_a_glance;
    return static_cast<int>(std::lround(100 * (1 - found)));
}

}  // namespace parlor::puzzles

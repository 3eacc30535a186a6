// SPDX-License-Identifier: MIT
#include "computers/coach/judged_game.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace parlor::coach {
namespace {

constexpr double won = 1;
constexpr double half_a_win = 0.5;

// `=br` are the letters of a side's seats; in Zenda the letter of the side.
std::optional<double> result_of(std::string_view side, std::string_view result) {
    if (result.empty()) return std::nullopt;
    if (result == match::agreed_draw) return half_a_win;
    return side.find(result.back()) != std::string_view::npos ? 1.0 : 0.0;
}

void add(SideTotals& totals, const JudgedTurn& turn) {
    if (!turn.forced) ++totals.plays;
    totals.error += turn.error;
    ++totals.marks[static_cast<std::size_t>(mark(turn))];
}

// A mean whose weights do not depend on what was played.
std::optional<double> accuracy_of(const std::vector<JudgedTurn>& turns, std::size_t side) {
    double sum = 0;
    double weights = 0;
    for (const JudgedTurn& turn : turns) {
        if (turn.side != side || turn.forced) continue;
        sum += turn.weight * turn.accuracy;
        weights += turn.weight;
    }
    return weights > 0 ? std::optional(100 * sum / weights) : std::nullopt;
}

// A smaller gain decides no game.
constexpr double least_gain = 0.05;

// The last turn wins the game, whatever decided it: it counts if no other has gained much.
std::optional<Moment> moment_of(const std::vector<JudgedTurn>& turns, std::size_t winner) {
    std::optional<Moment> most;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const JudgedTurn& turn = turns[i];
        if (most && i + 1 == turns.size()) break;
        const double by_play = turn.played[winner] - turn.best[winner];
        const double gain = turn.played[winner] - turn.before[winner];
        if (most ? gain <= most->gain : gain < least_gain) continue;
        most = {.turn = i, .is_throw = turn.luck[winner] >= by_play, .gain = gain};
    }
    return most;
}

// Worst first.
std::vector<std::size_t> errors_of(const std::vector<JudgedTurn>& turns) {
    std::vector<std::size_t> all(turns.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::erase_if(all, [&](std::size_t i) { return turns[i].error < least_error; });
    std::ranges::sort(all, {}, [&](std::size_t i) { return std::pair(-turns[i].error, i); });
    return all;
}

std::vector<std::size_t> worst_of(const std::vector<JudgedTurn>& turns) {
    auto all = errors_of(turns);
    if (all.size() > worst_shown) all.resize(worst_shown);
    return all;
}

std::string_view lesson_of(const JudgedTurn& turn) {
    return turn.best_reasons.empty() ? std::string_view() : turn.best_reasons.front().key;
}

}  // namespace

std::string_view name(Mark mark) {
    constexpr std::array<std::string_view, all_marks.size()> names{
        "forced", "best", "good", "inaccuracy", "mistake", "blunder"};
    return names[static_cast<std::size_t>(mark)];
}

Mark mark(const JudgedTurn& turn) {
    if (turn.forced) return Mark::Forced;
    if (turn.error >= least_blunder) return Mark::Blunder;
    if (turn.error >= least_mistake) return Mark::Mistake;
    if (turn.error >= least_error) return Mark::Inaccuracy;
    return turn.play == turn.best_play ? Mark::Best : Mark::Good;
}

std::string_view name(Fortune fortune) {
    constexpr std::array<std::string_view, 3> names{"", "lucky", "unlucky"};
    return names[static_cast<std::size_t>(fortune)];
}

Fortune fortune(const JudgedTurn& turn) {
    const double luck = turn.luck[turn.side];
    if (luck >= least_fortune) return Fortune::Lucky;
    return luck <= -least_fortune ? Fortune::Unlucky : Fortune::Usual;
}

std::vector<std::size_t> lessons(const JudgedGame& game, std::string_view seats) {
    auto errors = errors_of(game.turns);
    std::erase_if(errors, [&](std::size_t i) {
        const std::string& side = game.sides[game.turns[i].side];
        return !seats.empty() && side.find_first_of(seats) == std::string::npos;
    });
    std::vector<std::size_t> chosen;
    std::vector<std::size_t> again;
    std::vector<std::string_view> taught;
    for (const std::size_t each : errors) {
        const std::string_view lesson = lesson_of(game.turns[each]);
        const bool is_new = std::ranges::find(taught, lesson) == taught.end();
        (is_new ? chosen : again).push_back(each);
        if (is_new) taught.push_back(lesson);
    }
    chosen.insert(chosen.end(), again.begin(), again.end());
    if (chosen.size() > lessons_shown) chosen.resize(lessons_shown);
    return chosen;
}

std::vector<std::unique_ptr<match::Match>> played_turns(const match::Match& begun,
                                                        std::span<const game::Turn> turns) {
    const auto match = begun.copy();
    std::vector<std::unique_ptr<match::Match>> all;
    for (const game::Turn& turn : turns) {
        if (turn.is_pending()) break;
        if (match->due() == match::Due::Throw) match->throw_dice(turn.thrown);
        match->make_all(turn.play);
        all.push_back(match->copy());
        match->confirm();
    }
    return all;
}

JudgedGame summed_up(std::vector<std::string> sides, std::vector<JudgedTurn> turns,
                     std::string_view result) {
    std::vector<SideTotals> totals(sides.size());
    for (const JudgedTurn& turn : turns) add(totals[turn.side], turn);
    std::optional<Moment> moment;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        SideTotals& of = totals[side];
        if (!turns.empty()) of.start = turns.front().before[side];
        for (const JudgedTurn& turn : turns) of.luck += turn.luck[side];
        of.accuracy = accuracy_of(turns, side);
        of.result = result_of(sides[side], result);
        if (of.result) of.skill = *of.result - of.start - of.luck;
        if (of.result == won) moment = moment_of(turns, side);
    }
    auto worst = worst_of(turns);
    return {std::move(sides), std::move(turns), std::move(totals), std::move(worst), moment};
}

}  // namespace parlor::coach

// SPDX-License-Identifier: MIT
#include "computers/coach/judged_game.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace parlor::coach {
namespace {

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
    if (turn.error >= least_error) ++totals.errors;
    if (turn.error >= least_blunder) ++totals.blunders;
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

// A grade is given to a mean error per play below this.
struct GradeLimit {
    Grade grade;
    double below;
};
constexpr std::array grade_limits{GradeLimit{Grade::Superb, 0.002},
                                  GradeLimit{Grade::Strong, 0.006}, GradeLimit{Grade::Fair, 0.012},
                                  GradeLimit{Grade::Shaky, 0.025}};

}  // namespace

std::string_view name(Grade grade) {
    constexpr std::array<std::string_view, 5> names{"superb", "strong", "fair", "shaky", "wild"};
    return names[static_cast<std::size_t>(grade)];
}

std::optional<Grade> grade(const SideTotals& totals, std::size_t sides) {
    if (totals.plays == 0) return std::nullopt;
    const double in_a_game_of_two = totals.error * static_cast<double>(sides) / 2;
    const double each = in_a_game_of_two / static_cast<double>(totals.plays);
    const auto found = std::ranges::find_if(
        grade_limits, [each](const GradeLimit& limit) { return each < limit.below; });
    return found == grade_limits.end() ? Grade::Wild : found->grade;
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
    for (std::size_t side = 0; side < sides.size(); ++side) {
        SideTotals& of = totals[side];
        for (const JudgedTurn& turn : turns) of.luck += turn.luck[side];
        of.result = result_of(sides[side], result);
        if (of.result) of.without_luck = *of.result - of.luck;
    }
    auto worst = worst_of(turns);
    return {std::move(sides), std::move(turns), std::move(totals), std::move(worst)};
}

}  // namespace parlor::coach

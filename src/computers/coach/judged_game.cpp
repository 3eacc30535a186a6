// SPDX-License-Identifier: MIT
#include "computers/coach/judged_game.h"

#include <algorithm>
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

std::vector<std::size_t> worst_of(const std::vector<JudgedTurn>& turns) {
    std::vector<std::size_t> all(turns.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::ranges::sort(all, {}, [&](std::size_t i) { return std::pair(-turns[i].error, i); });
    if (all.size() > worst_shown) all.resize(worst_shown);
    std::erase_if(all, [&](std::size_t i) { return turns[i].error < least_error; });
    return all;
}

}  // namespace

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

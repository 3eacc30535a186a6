// SPDX-License-Identifier: MIT
#include "computers/analysis/ladder.h"

namespace parlor::analysis {
namespace {

constexpr double games_a_set = 2;

Encounter encounter(const LadderPair& pair) {
    const auto games = static_cast<double>(pair.totals.games());
    return {.one = pair.one,
            .other = pair.other,
            .games = games + games_a_set,
            .points = games * pair.totals.standing(0).score + games_a_set / 2,
            .variance = pair.totals.variance_of_points(0)};
}

}  // namespace

std::vector<LadderRow> ladder(std::size_t players, std::span<const LadderPair> pairs,
                              std::size_t anchor) {
    std::vector<Encounter> encounters;
    std::vector<LadderRow> rows(players);
    const auto add = [&](std::size_t player, std::uint64_t games, double score) {
        rows[player].games += games;
        rows[player].score += static_cast<double>(games) * score;
    };
    for (const LadderPair& pair : pairs) {
        encounters.push_back(encounter(pair));
        add(pair.one, pair.totals.games(), pair.totals.standing(0).score);
        add(pair.other, pair.totals.games(), pair.totals.standing(1).score);
    }
    const std::vector<Rating> ratings = bradley_terry(players, encounters, anchor);
    for (std::size_t i = 0; i < players; ++i) {
        rows[i].rating = ratings[i];
        rows[i].score /= static_cast<double>(rows[i].games);
    }
    return rows;
}

}  // namespace parlor::analysis

// SPDX-License-Identifier: MIT
#include "computers/analysis/ladder.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

namespace parlor::analysis {
namespace {

constexpr double elo_a_unit = 400 / std::numbers::ln10;

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

Matrix square(std::size_t size) { return Matrix(size, Row(size)); }

// Gauss and Jordan, without pivots. Precondition: positive definite.
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1;
        for (double& each : matrix[pivot]) each *= scale;
        for (std::size_t row = 0; row < size; ++row) {
            if (row == pivot) continue;
            const double factor = std::exchange(matrix[row][pivot], 0);
            for (std::size_t i = 0; i < size; ++i) matrix[row][i] -= factor * matrix[pivot][i];
        }
    }
    return matrix;
}

double chance(const Row& strengths, const Encounter& each) {
    return 1 / (1 + std::exp(strengths[each.other] - strengths[each.one]));
}

// The sum of what `weight` gives for each encounter over the difference of its two players. The
// anchor's row is kept apart by a one, so that it can be inverted: what is measured from it stays.
template <class Weight>
Matrix between_players(std::size_t anchor, std::size_t players,
                       std::span<const Encounter> encounters, Weight weight) {
    Matrix sum = square(players);
    for (const Encounter& each : encounters) {
        const double part = weight(each);
        for (const auto& [row, column] :
             {std::pair(each.one, each.other), std::pair(each.other, each.one)}) {
            if (row == anchor) continue;
            sum[row][row] += part;
            if (column != anchor) sum[row][column] -= part;
        }
    }
    sum[anchor][anchor] = 1;
    return sum;
}

class Fit {
public:
    Fit(std::size_t players, std::span<const Encounter> encounters, std::size_t anchor)
        : players_(players), encounters_(encounters), anchor_(anchor), strengths_(players) {}

    // Newton's method on a concave function. Steps are kept short, because a long one could leave
    // the part where it converges.
    void climb() {
        constexpr int most_steps = 1000;
        constexpr double longest = 1;
        constexpr double short_enough = 1e-10;
        for (int i = 0; i < most_steps; ++i) {
            const Row step = next_step();
            double length = 0;
            for (const double each : step) length = std::max(length, std::abs(each));
            const double scale = std::min(1.0, longest / std::max(length, short_enough));
            for (std::size_t at = 0; at < players_; ++at) strengths_[at] += scale * step[at];
            if (length < short_enough) break;
        }
    }

    // By the "sandwich" of Huber (1967): right even if games of a set are not independent.
    [[nodiscard]] std::vector<Rating> ratings() const {
        const Matrix curved = inverse(curvature());
        const Matrix varied =
            between_players(anchor_, players_, encounters_, [&](const Encounter& each) {
                return each.variance > 0 ? each.variance : information(each);
            });
        std::vector<Rating> all;
        for (std::size_t at = 0; at < players_; ++at) {
            double variance = 0;
            for (std::size_t i = 0; i < players_; ++i) {
                for (std::size_t j = 0; j < players_; ++j) {
                    variance += curved[at][i] * varied[i][j] * curved[j][at];
                }
            }
            const double elo = elo_a_unit * strengths_[at];
            const double reach = at == anchor_ ? 0 : z * elo_a_unit * std::sqrt(variance);
            all.push_back({elo, {elo - reach, elo + reach}});
        }
        return all;
    }

private:
    [[nodiscard]] double information(const Encounter& each) const {
        const double won = chance(strengths_, each);
        return each.games * won * (1 - won);
    }
    [[nodiscard]] Matrix curvature() const {
        return between_players(anchor_, players_, encounters_,
                               [&](const Encounter& each) { return information(each); });
    }
    [[nodiscard]] Row next_step() const {
        Row slope(players_);
        for (const Encounter& each : encounters_) {
            const double more = each.points - each.games * chance(strengths_, each);
            slope[each.one] += more;
            slope[each.other] -= more;
        }
        slope[anchor_] = 0;
        const Matrix curved = inverse(curvature());
        Row step(players_);
        for (std::size_t i = 0; i < players_; ++i) {
            for (std::size_t j = 0; j < players_; ++j) step[i] += curved[i][j] * slope[j];
        }
        return step;
    }

    std::size_t players_;
    std::span<const Encounter> encounters_;
    std::size_t anchor_;
    Row strengths_;  // natural logarithms of odds
};

}  // namespace

std::vector<Rating> bradley_terry(std::size_t players, std::span<const Encounter> encounters,
                                  std::size_t anchor) {
    assert(anchor < players);
    Fit fit(players, encounters, anchor);
    fit.climb();
    return fit.ratings();
}

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

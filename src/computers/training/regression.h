// SPDX-License-Identifier: MIT
// The weights under which the chances of an evaluation (players/softmax.h) come nearest to what
// happened, by Newton's method: logistic regression on how games ended, least squares on how much
// better one result of a throw was than another. Nothing here knows a game.
//
//   Regression sums(count);
//   sums.add(measured, weights, target);          for every sample
//   weights += sums.step(weights, ridge)          and again, until nothing is gained
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "computers/players/features.h"
#include "computers/players/softmax.h"

namespace parlor::training {

// Sums over what happened, under the weights asked about. Sums of parts may be added: in the same
// order they give the same bits.
class Regression {
public:
    explicit Regression(std::size_t features);

    template <std::size_t sides, std::size_t count>
    void add(const players::Measured<sides, count>& measured, std::span<const double> weights,
             const std::array<double, sides>& target);
    // Positions that one throw can lead to, and their chances for one side. Only how they differ
    // counts, `worth` times the square of what it is wrong by.
    template <std::size_t sides, std::size_t count>
    void add_differences(std::span<const players::Measured<sides, count>> results, std::size_t side,
                         std::span<const double> weights, std::span<const double> chances,
                         double worth);
    void add(std::span<const double> numbers);  // of another
    [[nodiscard]] const std::vector<double>& numbers() const { return numbers_; }

    [[nodiscard]] double samples() const { return numbers_[0]; }
    // The mean of −log(the chance that was given to what happened).
    [[nodiscard]] double loss() const { return samples() > 0 ? numbers_[1] / samples() : 0; }
    // Of the differences: the share of their squares that the weights do not explain.
    [[nodiscard]] double unexplained() const {
        return numbers_[3] > 0 ? numbers_[2] / numbers_[3] : 0;
    }
    // What is to become least. `ridge` is the price of large weights, so that features which are
    // hardly ever seen get none.
    [[nodiscard]] double cost(std::span<const double> weights, double ridge) const;
    // To be added to the weights: there the cost should be least.
    [[nodiscard]] std::vector<double> step(std::span<const double> weights, double ridge) const;

private:
    // samples, their losses, squares that are left, squares that there were; then
    static constexpr std::size_t heads = 4;
    [[nodiscard]] std::span<double> gradient() {
        return std::span(numbers_).subspan(heads, features_);
    }
    // … and the upper triangle of it, row after row.
    [[nodiscard]] std::span<double> curvature() {
        return std::span(numbers_).subspan(heads + features_);
    }
    void add_curvature(double factor, std::span<const double> slope);

    template <std::size_t sides, std::size_t count>
    struct View {
        std::array<double, sides> chances;
        std::array<double, count> mean;  // feature, by chance
    };
    template <std::size_t sides, std::size_t count>
    static View<sides, count> view(const players::Measured<sides, count>& measured,
                                   std::span<const double> weights);

    std::size_t features_;
    std::vector<double> numbers_;
};

template <std::size_t sides, std::size_t count>
auto Regression::view(const players::Measured<sides, count>& measured,
                      std::span<const double> weights) -> View<sides, count> {
    std::array<double, sides> strengths{};
    for (std::size_t side = 0; side < sides; ++side) {
        for (std::size_t i = 0; i < count; ++i) {
            strengths[side] += weights[i] * measured.of_side[side][i];
        }
    }
    View<sides, count> seen{players::softmax(strengths, measured.plays), {}};
    for (std::size_t side = 0; side < sides; ++side) {
        for (std::size_t i = 0; i < count; ++i) {
            seen.mean[i] += seen.chances[side] * measured.of_side[side][i];
        }
    }
    return seen;
}

template <std::size_t sides, std::size_t count>
void Regression::add(const players::Measured<sides, count>& measured,
                     std::span<const double> weights, const std::array<double, sides>& target) {
    const auto seen = view(measured, weights);
    numbers_[0] += 1;
    for (std::size_t side = 0; side < sides; ++side) {
        if (!measured.plays[side]) continue;
        const double chance = seen.chances[side];
        if (target[side] > 0) numbers_[1] -= target[side] * std::log(chance);
        std::array<double, count> off_mean{};
        for (std::size_t i = 0; i < count; ++i) {
            off_mean[i] = measured.of_side[side][i] - seen.mean[i];
            gradient()[i] += (chance - target[side]) * measured.of_side[side][i];
        }
        add_curvature(chance, off_mean);
    }
}

template <std::size_t sides, std::size_t count>
void Regression::add_differences(std::span<const players::Measured<sides, count>> results,
                                 std::size_t side, std::span<const double> weights,
                                 std::span<const double> chances, double worth) {
    const auto many = static_cast<double>(results.size());
    std::vector<double> wrong;                      // what is missing to the truth
    std::vector<std::array<double, count>> slopes;  // of the chance, by weight
    double mean_wrong = 0;
    double mean_chance = 0;
    std::array<double, count> mean_slope{};
    for (std::size_t k = 0; k < results.size(); ++k) {
        const auto seen = view(results[k], weights);
        wrong.push_back(chances[k] - seen.chances[side]);
        mean_wrong += wrong.back() / many;
        mean_chance += chances[k] / many;
        auto& slope = slopes.emplace_back();
        for (std::size_t i = 0; i < count; ++i) {
            slope[i] = seen.chances[side] * (results[k].of_side[side][i] - seen.mean[i]);
            mean_slope[i] += slope[i] / many;
        }
    }
    for (std::size_t k = 0; k < results.size(); ++k) {
        const double left = wrong[k] - mean_wrong;
        numbers_[2] += worth * left * left;
        numbers_[3] += worth * (chances[k] - mean_chance) * (chances[k] - mean_chance);
        for (std::size_t i = 0; i < count; ++i) {
            slopes[k][i] -= mean_slope[i];
            gradient()[i] -= worth * left * slopes[k][i];
        }
        add_curvature(worth, slopes[k]);
    }
}

}  // namespace parlor::training

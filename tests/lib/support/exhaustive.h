// SPDX-License-Identifier: MIT
// The chances of a position by brute force: everything that can come of it is listed, and the
// chances of all of that are worked out from each other again and again until they stand still.
// Shares nothing with the solver in src/players but the rules.
#pragma once

#include <cmath>
#include <unordered_map>
#include <vector>

#include "games/pollyanna/rules/game.h"

namespace parlor::tests {

class Exhaustive {
public:
    // Precondition: few positions can come of it.
    explicit Exhaustive(const pollyanna::Position& root) {
        number_of(root);
        for (std::size_t i = 0; i < positions_.size(); ++i) list_results(i);
        chances_.resize(positions_.size());
        while (largest_change() > 1e-14) {
        }
    }

    [[nodiscard]] std::size_t size() const { return positions_.size(); }
    [[nodiscard]] const pollyanna::Position& position(std::size_t i) const { return positions_[i]; }
    [[nodiscard]] pollyanna::Chances chances(const pollyanna::Position& position) const {
        return chances_[numbers_.at(position)];
    }

private:
    using Results = std::array<std::vector<std::size_t>, pollyanna::Pollyanna::throws.size()>;

    std::size_t number_of(const pollyanna::Position& position) {
        const auto [at, is_new] = numbers_.emplace(position, positions_.size());
        if (is_new) positions_.push_back(position);
        return at->second;
    }

    void list_results(std::size_t i) {
        Results& of = results_.emplace_back();
        if (is_over(positions_[i])) return;
        for (std::size_t thrown = 0; thrown < of.size(); ++thrown) {
            generator_.find(positions_[i], pollyanna::all_throws[thrown].thrown);
            for (std::size_t at = 0; at < generator_.size(); ++at) {
                of[thrown].push_back(number_of(generator_[at]));
            }
        }
    }

    double largest_change() {
        double largest = 0;
        // What is found last is nearest the end.
        for (std::size_t i = positions_.size(); i-- > 0;) {
            const pollyanna::Chances now = worked_out(i);
            for (std::size_t side = 0; side < now.size(); ++side) {
                largest = std::max(largest, std::abs(now[side] - chances_[i][side]));
            }
            chances_[i] = now;
        }
        return largest;
    }

    [[nodiscard]] pollyanna::Chances worked_out(std::size_t i) const {
        pollyanna::Chances mean{};
        if (const auto winner = pollyanna::Pollyanna::winner(positions_[i])) {
            mean[*winner] = 1;
            return mean;
        }
        const std::size_t mover = pollyanna::Pollyanna::side_to_throw(positions_[i]);
        for (std::size_t thrown = 0; thrown < results_[i].size(); ++thrown) {
            std::size_t best = results_[i][thrown].front();
            for (const std::size_t each : results_[i][thrown]) {
                if (chances_[each][mover] > chances_[best][mover]) best = each;
            }
            for (std::size_t side = 0; side < mean.size(); ++side) {
                mean[side] += pollyanna::all_throws[thrown].weight / 36.0 * chances_[best][side];
            }
        }
        return mean;
    }

    pollyanna::Results generator_;
    std::unordered_map<pollyanna::Position, std::size_t> numbers_;
    std::vector<pollyanna::Position> positions_;
    std::vector<Results> results_;
    std::vector<pollyanna::Chances> chances_;
};

}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// Whether to go on measuring: Wald's sequential test of two answers to "how much stronger is the
// first of two players", elo0 against elo1, wrong in one case of twenty either way. It looks at the
// scores of sets, which have the same dice and differ less than single games, and takes them for
// normal with the variance they show.
//
//   Sprt test({.elo0 = 0, .elo1 = 20});
//   for (…) { test.add(half_points); if (test.verdict() != Sprt::Verdict::Undecided) break; }
#pragma once

#include <array>
#include <cstdint>

namespace parlor::analysis {

class Sprt {
public:
    enum class Verdict : std::uint8_t { Undecided, Elo0, Elo1 };
    struct Question {
        double elo0 = 0;
        double elo1 = 0;  // larger
    };
    // Sets before which nothing is decided: a variance of fewer means little.
    static constexpr std::uint64_t least_sets = 20;
    // Of the logarithm of the likelihood ratio: 0.05 / 0.95 and 0.95 / 0.05.
    static constexpr double lower_bound = -2.9444389791664403;
    static constexpr double upper_bound = 2.9444389791664403;

    // Precondition: elo0 < elo1.
    explicit Sprt(Question question);

    // Twice the first player's points in the two games of a set: 0 … 4.
    void add(std::uint32_t half_points);

    [[nodiscard]] const Question& question() const { return question_; }
    [[nodiscard]] double log_likelihood_ratio() const;
    [[nodiscard]] Verdict verdict() const;

private:
    Question question_;
    std::array<std::uint64_t, 5> sets_{};  // by their half points
};

}  // namespace parlor::analysis

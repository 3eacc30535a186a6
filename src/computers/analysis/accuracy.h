// SPDX-License-Identifier: MIT
// The accuracy of plays, which a review averages (docs/analysis.md#accuracy). It depends on what
// a play gives away and on nothing else, so luck has no part in it.
#pragma once

#include <algorithm>
#include <cmath>

namespace parlor::analysis {

// How a game's errors count. Each game has its own: `accuracy` of its JudgeSettings.
struct AccuracyScale {
    double doubt = 0;     // errors up to this may be the judge's own, and cost nothing
    double severity = 0;  // an error of 1 / severity above that leaves a play about e^-1
};

// From 1 for the best play down to 0. An error is a part of a game of two: with more sides each
// has less to give away. The curve is close to e^-x, but made of sums and products alone, so that
// all machines agree to the last bit.
inline double accuracy_of(double error, std::size_t sides, const AccuracyScale& scale) {
    const double in_a_game_of_two =
        std::max(error - scale.doubt, 0.0) * static_cast<double>(sides) / 2;
    const double x = scale.severity * in_a_game_of_two;
    return 1 / (1 + x + x * x / 2 + x * x * x / 6);
}

// A choice counts for more where more can be lost. `stake` is what a play drawn by lot gives away
// there on average. The weight does not depend on the play.
inline double weight_of_choice(double stake) {
    constexpr double least = 1e-6;  // a choice among equals counts for a little
    return std::sqrt(std::max(stake, least));
}

}  // namespace parlor::analysis

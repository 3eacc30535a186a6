// SPDX-License-Identifier: MIT
// How Pollyanna is judged.
#pragma once

#include "computers/analysis/judge.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::analysis {

template <>
struct JudgeSettings<pollyanna::Pollyanna> {
    static constexpr Effort usual{.selection = {.most = 6, .margin = 0.1},
                                  .ahead = {.most = 3, .margin = 0.03}};
    static constexpr Effort thorough{.selection = {.most = 8, .margin = 0.1},
                                     .rollouts = 1000,
                                     .throws = 12,
                                     .ahead = {.most = 3, .margin = 0.03}};
    static constexpr int corrected_throws = 2;
    static constexpr Proof proof{.games = 1000, .throws = 24, .most = 6};
    // With the endgame worked out at length.
    static std::unique_ptr<players::Evaluator<pollyanna::Pollyanna>> patient_evaluator(
        const pollyanna::Board& board);
};

extern template class Judge<pollyanna::Pollyanna>;

}  // namespace parlor::analysis

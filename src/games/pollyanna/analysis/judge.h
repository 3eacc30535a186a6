// SPDX-License-Identifier: MIT
// How Pollyanna is judged.
#pragma once

#include "computers/analysis/judge.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::pollyanna {

struct JudgeSettings {
    static constexpr analysis::Effort usual{.selection = {.most = 6, .margin = 0.1},
                                            .ahead = {.most = 3, .margin = 0.03}};
    static constexpr analysis::Effort thorough{.selection = {.most = 8, .margin = 0.1},
                                               .rollouts = 1000,
                                               .throws = 12,
                                               .ahead = {.most = 3, .margin = 0.03}};
    static constexpr analysis::AccuracyScale accuracy{.doubt = 0.004, .severity = 240};
    static constexpr int corrected_throws = 2;
    static constexpr analysis::Proof proof{.games = 1000, .throws = 24, .most = 6};
    // With the endgame worked out at length.
    static std::unique_ptr<players::Evaluator<Pollyanna>> patient_evaluator(const Board& on);
};

}  // namespace parlor::pollyanna

template <>
struct parlor::analysis::JudgeSettings<parlor::pollyanna::Pollyanna>
    : parlor::pollyanna::JudgeSettings {};

extern template class parlor::analysis::Judge<parlor::pollyanna::Pollyanna>;

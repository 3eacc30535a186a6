// SPDX-License-Identifier: MIT
// How The Prisoner of Zenda is judged.
#pragma once

#include "computers/analysis/judge.h"
#include "games/zenda/players/roster.h"

namespace parlor::analysis {

template <>
struct JudgeSettings<zenda::Zenda> {
    static constexpr Effort usual{.selection = {.most = 4, .margin = 0.1}};
    static constexpr Effort thorough{
        .selection = {.most = 6, .margin = 0.1}, .rollouts = 100, .throws = 4};
    // What the second throw may bring would take longer than the rollouts.
    static constexpr int corrected_throws = 1;
    static constexpr Proof proof{.games = 200, .throws = 4, .most = 4};
    static std::unique_ptr<players::Evaluator<zenda::Zenda>> patient_evaluator(
        const zenda::Board& board) {
        return players::standard_evaluator<zenda::Zenda>(board);
    }
};

extern template class Judge<zenda::Zenda>;

}  // namespace parlor::analysis

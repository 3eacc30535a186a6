// SPDX-License-Identifier: MIT
// How The Prisoner of Zenda is judged.
#pragma once

#include "computers/analysis/judge.h"
#include "games/zenda/players/roster.h"

namespace parlor::zenda {

struct JudgeSettings {
    static constexpr analysis::Effort usual{.selection = {.most = 4, .margin = 0.1}};
    static constexpr analysis::Effort thorough{
        .selection = {.most = 6, .margin = 0.1}, .rollouts = 100, .throws = 4};
    static constexpr analysis::AccuracyScale accuracy{.doubt = 0.02, .severity = 25};
    // What the second throw may bring would take longer than the rollouts.
    static constexpr int corrected_throws = 1;
    static constexpr analysis::Proof proof{.games = 200, .throws = 4, .most = 4};
    static std::unique_ptr<players::Evaluator<Zenda>> patient_evaluator(const Board& board) {
        return players::standard_evaluator<Zenda>(board);
    }
};

}  // namespace parlor::zenda

template <>
struct parlor::analysis::JudgeSettings<parlor::zenda::Zenda> : parlor::zenda::JudgeSettings {};

extern template class parlor::analysis::Judge<parlor::zenda::Zenda>;

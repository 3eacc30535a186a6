// SPDX-License-Identifier: MIT
// The players of Countdown: two levels, and an evaluation of one line.
#pragma once

#include "computers/analysis/judge.h"
#include "computers/players/roster.h"
#include "countdown/rules.h"

namespace parlor::players {

template <>
std::span<const Level<countdown::Countdown>> roster();

template <>
std::unique_ptr<Evaluator<countdown::Countdown>> standard_evaluator(
    const countdown::Countdown::Board& board);

}  // namespace parlor::players

namespace parlor::analysis {

template <>
struct JudgeSettings<countdown::Countdown> {
    static constexpr Effort usual{.selection = {.most = 2, .margin = 1}};
    static constexpr Effort thorough{.selection = {.most = 2, .margin = 1}, .rollouts = 64};
    static constexpr Proof proof{.games = 64, .throws = 1, .most = 2};
    static constexpr int corrected_throws = 1;
    static std::unique_ptr<players::Evaluator<countdown::Countdown>> patient_evaluator(
        const countdown::Countdown::Board& board) {
        return players::standard_evaluator<countdown::Countdown>(board);
    }
};

extern template class Judge<countdown::Countdown>;

}  // namespace parlor::analysis

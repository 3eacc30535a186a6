// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/judge.h"

#include "computers/analysis/judge_body.h"
#include "games/pollyanna/players/endgame.h"

namespace parlor::analysis {

using pollyanna::Pollyanna;

std::unique_ptr<players::Evaluator<Pollyanna>> JudgeSettings<Pollyanna>::patient_evaluator(
    const pollyanna::Board& board) {
    constexpr std::size_t most_positions = 20'000;  // a fifth of a second
    return std::make_unique<players::EndgameEvaluator>(
        players::standard_evaluator<Pollyanna>(board), most_positions);
}

template class Judge<Pollyanna>;

}  // namespace parlor::analysis

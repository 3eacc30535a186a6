// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/judge.h"

#include "computers/analysis/judge_body.h"
#include "games/pollyanna/players/endgame.h"

namespace parlor::pollyanna {

std::unique_ptr<players::Evaluator<Pollyanna>> JudgeSettings::patient_evaluator(const Board& on) {
    constexpr std::size_t most_positions = 20'000;  // a fifth of a second
    return std::make_unique<EndgameEvaluator>(players::standard_evaluator<Pollyanna>(on),
                                              most_positions);
}

}  // namespace parlor::pollyanna

template class parlor::analysis::Judge<parlor::pollyanna::Pollyanna>;

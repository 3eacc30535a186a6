// SPDX-License-Identifier: MIT
// Countdown as everything above the games knows it: its tables, two levels with an evaluation of
// one line, its coach, and its sentences. Those of its own are plain ones, in English whatever the
// language, because people do not play it; all else is said in the common words.
#pragma once

#include "computers/analysis/judge.h"
#include "computers/coach/coach_of.h"
#include "countdown/rules.h"
#include "games/game_of.h"
#include "presentation/sentences/teller_of.h"
#include "rules/match/plain_match.h"

namespace parlor::countdown {

using Match = match::PlainMatch<Countdown>;
inline Match table_at(const Countdown::Board& /*board*/, const Position& position) {
    return Match(position);
}

struct Words {
    static sentences::StepTold step(const sentences::Voice& /*voice*/, const Match& /*table*/,
                                    const Step& step) {
        return {"counts down " + std::to_string(step.count), {}};
    }
    static std::string title(const sentences::Voice& /*voice*/, const game::Record& /*record*/) {
        return "Countdown";
    }
};
using Teller = sentences::TellerOf<Words, Match>;

class Game final : public games::GameOf<Match, coach::PlainCoach<Countdown, Match>, Teller> {
public:
    Game();
};

}  // namespace parlor::countdown

namespace parlor::players {

template <>
std::span<const Level<countdown::Countdown>> roster();
template <>
std::unique_ptr<Evaluator<countdown::Countdown>> standard_evaluator(
    const countdown::Countdown::Board& board);

}  // namespace parlor::players

template <>
struct parlor::analysis::JudgeSettings<parlor::countdown::Countdown>
    : PlainJudgeSettings<countdown::Countdown> {};

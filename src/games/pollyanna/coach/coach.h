// SPDX-License-Identifier: MIT
// The coach of Pollyanna.
#pragma once

#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
#include "computers/coach/staff.h"
#include "games/pollyanna/analysis/judge.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::coach {

class PollyannaCoach final : public Coach {
public:
    PollyannaCoach() : staff_(pollyanna::Pollyanna::standard_board()) {}

    [[nodiscard]] std::span<const LevelCard> levels() const override { return staff_.cards(); }
    [[nodiscard]] std::vector<std::string> sides(const match::Match& match) const override;
    std::vector<double> chances(const match::Match& match) override;
    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override;
    std::vector<Advice> advice(const match::Match& match, const AdviceOptions& options,
                               const base::Stop& stop) override;
    [[nodiscard]] std::vector<PossibleThrow> throws() const override;
    BestOfThrow best_of(const match::Match& match, const PossibleThrow& thrown,
                        Effort effort) override;
    std::vector<double> before(const match::Match& match, Effort effort) override;
    std::optional<Lead> lead(const match::Match& match, const LeadOptions& options,
                             const base::Stop& stop) override;
    JudgedTurn judge_turn(const match::Match& played, const AdviceOptions& options,
                          const base::Stop& stop) override;

private:
    Staff<pollyanna::Pollyanna> staff_;
};

}  // namespace parlor::coach

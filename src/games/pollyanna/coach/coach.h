// SPDX-License-Identifier: MIT
// The coach of Pollyanna.
#pragma once

#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
#include "computers/coach/staff.h"
#include "games/pollyanna/analysis/judge.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

class Coach final : public coach::Coach {
public:
    Coach() : staff_(pollyanna::Pollyanna::standard_board()) {}

    [[nodiscard]] std::span<const coach::LevelCard> levels() const override {
        return staff_.cards();
    }
    [[nodiscard]] std::vector<std::string> sides(const match::Match& match) const override;
    std::vector<double> chances(const match::Match& match) override;
    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override;
    std::vector<coach::Advice> advice(const match::Match& match,
                                      const coach::AdviceOptions& options,
                                      const base::Stop& stop) override;
    [[nodiscard]] std::vector<coach::PossibleThrow> throws() const override;
    coach::BestOfThrow best_of(const match::Match& match, const coach::PossibleThrow& thrown,
                               coach::Effort effort) override;
    std::vector<double> before(const match::Match& match, coach::Effort effort) override;
    std::optional<coach::Lead> lead(const match::Match& match, const coach::LeadOptions& options,
                                    const base::Stop& stop) override;
    coach::JudgedTurn judge_turn(const match::Match& played, const coach::AdviceOptions& options,
                                 const base::Stop& stop) override;

private:
    coach::Staff<pollyanna::Pollyanna> staff_;
};

}  // namespace parlor::pollyanna

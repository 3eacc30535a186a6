// SPDX-License-Identifier: MIT
// The coach of Countdown.
#pragma once

#include "computers/coach/coach.h"
#include "computers/coach/staff.h"
#include "countdown/players.h"

namespace parlor::countdown {

class CountdownCoach final : public coach::Coach {
public:
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
    coach::JudgedTurn judge_turn(const match::Match& played, const coach::AdviceOptions& options,
                                 const base::Stop& stop) override;

private:
    static constexpr Countdown::Board board_{};
    coach::Staff<Countdown> staff_{board_};
};

}  // namespace parlor::countdown

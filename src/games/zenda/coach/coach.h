// SPDX-License-Identifier: MIT
// The coach of The Prisoner of Zenda. With all the pieces of a side it chooses among whole plays;
// sharing them with a person (Z27, Z28), it plays the rest of the throw with its own.
#pragma once

#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
#include "computers/coach/staff.h"
#include "games/zenda/analysis/judge.h"
#include "games/zenda/match/match.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

class Coach final : public coach::Coach {
public:
    // The board outlives it, and is that of every table that it is shown.
    explicit Coach(const Board& board) : staff_(board) {}

    [[nodiscard]] std::span<const coach::LevelCard> levels() const override {
        return staff_.cards();
    }
    [[nodiscard]] std::vector<std::string> sides(const match::Match& match) const override;
    std::vector<double> chances(const match::Match& match) override;
    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override;
    void play_for(std::string_view seats, match::Match& match, std::string_view level,
                  base::Random random, const base::Stop& stop) override;
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
    // Once nothing was captured for half as long as makes a draw by itself.
    [[nodiscard]] bool agrees_to_draw(const match::Match& match) const override;

private:
    std::vector<Step> chosen_steps(const Match& table, const coach::LevelCard& card,
                                   base::Random& random, const base::Stop& stop);

    coach::Staff<zenda::Zenda> staff_;
};

}  // namespace parlor::zenda

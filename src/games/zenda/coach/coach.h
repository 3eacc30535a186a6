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

namespace parlor::coach {

class ZendaCoach final : public Coach {
public:
    // The board outlives it, and is that of every table that it is shown.
    explicit ZendaCoach(const zenda::Board& board) : staff_(board) {}

    [[nodiscard]] std::span<const LevelCard> levels() const override { return staff_.cards(); }
    [[nodiscard]] std::vector<std::string> sides(const match::Match& match) const override;
    std::vector<double> chances(const match::Match& match) override;
    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override;
    void play_for(std::string_view seats, match::Match& match, std::string_view level,
                  base::Random random, const base::Stop& stop) override;
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
    // Once nothing was captured for half as long as makes a draw by itself.
    [[nodiscard]] bool agrees_to_draw(const match::Match& match) const override;

private:
    std::vector<zenda::Step> chosen_steps(const match::ZendaMatch& table, const LevelCard& card,
                                          base::Random& random, const base::Stop& stop);

    Staff<zenda::Zenda> staff_;
};

}  // namespace parlor::coach

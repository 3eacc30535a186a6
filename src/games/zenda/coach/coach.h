// SPDX-License-Identifier: MIT
// The coach of The Prisoner of Zenda. With all the pieces of a side it chooses among whole plays;
// sharing them with a person (Z27, Z28), it plays the rest of the throw with its own.
#pragma once

#include "computers/coach/coach_of.h"
#include "games/zenda/analysis/judge.h"
#include "games/zenda/coach/contrasts.h"
#include "games/zenda/match/match.h"

namespace parlor::zenda {

class Coach final : public coach::CoachOf<Coach, Zenda, Match> {
public:
    using CoachOf::CoachOf;

    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override;
    void play_for(std::string_view seats, match::Match& match, std::string_view level,
                  base::Random random, const base::Stop& stop) override;
    // Agrees once nothing was captured for half as many turns as make a draw.
    [[nodiscard]] bool agrees_to_draw(const match::Match& match) const override;

private:
    friend CoachOf;
    // Where pieces are set up, those on the board stay.
    [[nodiscard]] Position turn_start(const Match& table) const {
        return table.thrown() ? table.position() : table.standing();
    }
    [[nodiscard]] Results results(const Position& from, std::optional<Throw> thrown) const;
    [[nodiscard]] coach::Sides sides_of(const Match& table) const;
    [[nodiscard]] std::string play_to(const Position& from, std::optional<Throw> thrown,
                                      const Position& goal) const;
    [[nodiscard]] Rest rest_of(const Match& table) const;
    // A partner's steps stay.
    [[nodiscard]] bool may_undo(const Match& table) const {
        return table.partners_of(table.seat()).size() == 1;
    }
    [[nodiscard]] std::vector<coach::Reason> reasons(const Position& from,
                                                     const Position& after) const;
    [[nodiscard]] std::vector<std::string_view> differences(const Position& from,
                                                            const Position& answer,
                                                            std::span<const Position> others) const;
    [[nodiscard]] std::vector<Contrast> contrasts(const Choice& choice,
                                                  players::Lookahead<Zenda>& ahead) const {
        return zenda::contrasts(board(), choice, ahead);
    }
    // A throw has a thousand results.
    static constexpr coach::Weighing weighing = coach::Weighing::AtAGlance;
};

}  // namespace parlor::zenda

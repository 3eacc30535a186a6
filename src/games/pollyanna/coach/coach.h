// SPDX-License-Identifier: MIT
// The coach of Pollyanna.
#pragma once

#include "computers/coach/coach_of.h"
#include "games/pollyanna/analysis/judge.h"
#include "games/pollyanna/coach/contrasts.h"
#include "games/pollyanna/match/match.h"

namespace parlor::pollyanna {

class Coach final : public coach::CoachOf<Coach, Pollyanna, Match> {
public:
    using CoachOf::CoachOf;

private:
    friend CoachOf;
    [[nodiscard]] coach::Sides sides_of(const Match& table) const;
    [[nodiscard]] std::string play_to(const Position& from, std::optional<Throw> thrown,
                                      const Position& goal) const;
    [[nodiscard]] Rest rest_of(const Match& table) const;
    [[nodiscard]] std::vector<coach::Reason> reasons(const Position& from,
                                                     const Position& after) const;
    [[nodiscard]] std::vector<std::string_view> differences(const Position& from,
                                                            const Position& answer,
                                                            std::span<const Position> others) const;
    static std::vector<Contrast> contrasts(const Choice& choice,
                                           players::Lookahead<Pollyanna>& ahead) {
        return pollyanna::contrasts(choice, ahead);
    }
};

}  // namespace parlor::pollyanna

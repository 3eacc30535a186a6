// SPDX-License-Identifier: MIT
// The coach of Countdown.
#pragma once

#include "computers/coach/coach_of.h"
#include "countdown/match.h"
#include "countdown/players.h"

namespace parlor::countdown {

class Coach final : public coach::CoachOf<Coach, Countdown, Match> {
public:
    Coach() : CoachOf(board_) {}

private:
    friend CoachOf;
    static coach::Sides sides_of(const Match& /*table*/) { return {{0, "b"}, {1, "r"}}; }
    static std::vector<coach::Reason> reasons(const Countdown::Position& /*from*/,
                                              const Countdown::Position& after) {
        return {{is_over(after) ? "hint.wins" : "hint.moves_on", {}}};
    }

    static constexpr Countdown::Board board_{};
};

}  // namespace parlor::countdown

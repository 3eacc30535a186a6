// SPDX-License-Identifier: MIT
// Countdown as everything above the games knows it, with its coach and its sentences. These are
// plain ones, in English whatever the language, because nobody plays it. Seats, levels and faults
// are told in the common words.
#pragma once

#include "computers/coach/coach_of.h"
#include "countdown/match.h"
#include "countdown/players.h"
#include "games/game_of.h"
#include "presentation/sentences/teller_of.h"

namespace parlor::countdown {

class Coach final : public coach::CoachOf<Coach, Countdown, Match> {
public:
    using CoachOf::CoachOf;

private:
    friend CoachOf;
    static coach::Sides sides_of(const Match& /*table*/) { return {{0, "b"}, {1, "r"}}; }
    static std::vector<coach::Reason> reasons(const Countdown::Position& /*from*/,
                                              const Countdown::Position& after) {
        return {{is_over(after) ? "hint.wins" : "hint.moves_on", {}}};
    }
};

struct Words {
    using Voice = sentences::Voice;

    static sentences::StepTold step(const Voice& /*voice*/, const Match& /*table*/,
                                    const Step& step) {
        return {"counts down " + std::to_string(step.count), {}};
    }
    static std::string title(const Voice& /*voice*/, const game::Record& /*record*/) {
        return "Countdown";
    }
    static std::string thrown(const Voice& voice, const Match& table);
    static std::string account(const Voice& voice, const Match& table, bool ended);
    static std::string deeds(const Voice& voice, const Match& table, std::size_t skip);
    static std::string standing(const Voice& voice, const Match& table);
};

using Teller = sentences::TellerOf<Words, Match>;

class Game final : public games::GameOf<Match, Coach, Teller> {
public:
    Game();
};

}  // namespace parlor::countdown

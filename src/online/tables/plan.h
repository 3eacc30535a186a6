// SPDX-License-Identifier: MIT
// How a table is set up, before anybody sits down.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/tables/refusal.h"

namespace parlor::tables {

// Each turn has `turn_seconds`; what it takes longer comes from the seat's bank. There is no clock
// if both are 0.
struct Clock {
    std::uint32_t turn_seconds = 0;
    std::uint32_t bank_seconds = 0;
    [[nodiscard]] bool runs() const { return turn_seconds + bank_seconds > 0; }
    friend bool operator==(const Clock&, const Clock&) = default;
};

struct SeatPlan {
    char seat;
    std::string level{};  // of a computer; empty for a person
    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

struct TablePlan {
    std::string game{};             // "pollyanna-1916+partners"
    std::string house{};            // whose rules these are (rules/match/new_game.h); may be empty
    bool spinners = false;          // in place of dice, where the edition offers them
    std::vector<SeatPlan> seats{};  // in the order of turns, once the plan is accepted
    bool is_public = false;
    Clock clock{};
    std::uint32_t patience_seconds = 60;  // how long players wait for a missing one
    friend bool operator==(const TablePlan&, const TablePlan&) = default;
};

// The plan with its seats in the order of turns and its levels by name, or what is wrong with it:
// `unknown_game`, `seats_not_playable`, `bad_house_name`, `no_spinners`, `unknown_level`,
// `nobody_to_play` (all seats are computers'), `clock_too_long`, …
base::Expected<TablePlan, Refusal> accepted(const TablePlan& plan);

// The same people and rules, everybody one seat further on.
TablePlan rotated(const TablePlan& plan);

// The name of a level that is given by name or number. Empty if the game has no such level.
std::string_view level_named(std::string_view game, std::string_view wanted);

// The level that plays on for a player who has left: the strongest computer of the plan, but none
// that is weaker than `least_substitute`, which every game has.
inline constexpr std::string_view least_substitute = "careful";
std::string_view substitute(const TablePlan& plan);

}  // namespace parlor::tables

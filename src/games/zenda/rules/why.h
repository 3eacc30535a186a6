// SPDX-License-Identifier: MIT
// For any step that a player might try, the reason why it is refused: a stable name, the rule
// numbers, and the spots that cause it. The sentences are language texts, keyed by the name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/zenda/rules/division.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/text.h"

namespace parlor::zenda {

enum class StepRefusal : std::uint8_t {
    None,
    // of the piece
    NotYourPiece,
    NotYourHand,
    MichaelOneDie,
    ArmyOneDie,
    // of the way
    DieUsed,
    NotANumberThrown,
    KingNotByExactCount,
    RoadUsedTwice,
    WayBlocked,
    Occupied,
    Supported,
    KingCannotCapture,
    KingCannotBeCaptured,
    NothingToCapture,
    // of setting up
    AlreadySet,
    NotABlueSpot,
    SettingUp,
    NotSettingUp,
    // of the law of the throw
    MustPlayMoreDice,
    // of the game
    ThrowPlayed,
};

std::string_view name(StepRefusal reason);          // as on the wire: `road_used_twice`
std::string_view rule_numbers(StepRefusal reason);  // "Z14 ZQ3", as in docs/rules

struct WhyNot {
    StepRefusal reason = StepRefusal::None;  // None: the step may be made
    std::vector<Spot> spots;                 // what causes it; empty when no one spot does
};

// Judges a step after those already made, for any player of the side. Precondition: `made` was
// chosen from `choices`.
WhyNot why_not(const Board& board, const Position& position, std::optional<Throw> thrown,
               std::span<const Step> made, const StepText& tried);

}  // namespace parlor::zenda

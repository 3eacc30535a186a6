// SPDX-License-Identifier: MIT
// For any step that a player might try, the reason why it is refused: a stable name, the rule
// numbers, and the space that causes it. The sentences are language texts, keyed by the name.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/pollyanna/rules/rules.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {

std::string_view name(StepRefusal reason);  // as on the wire: `blockade_ahead`
// "P54 P62", as docs/rules numbers them.
std::string_view rule_numbers(StepRefusal reason, RuleBook book);

struct Piece {
    Seat seat = Seat::Blue;
    Space space;
    friend bool operator==(const Piece&, const Piece&) = default;
};
std::vector<Piece> pieces_on(const Position& position, Space space);

struct WhyNot {
    StepRefusal reason = StepRefusal::None;  // None: the step may be made
    std::vector<Space> spaces;               // what causes it; empty when no one space does
    std::vector<Piece> pieces;               // the pieces that stand there
};

// Judges a step after those already made. Precondition: `made` was chosen from `choices`.
WhyNot why_not(const Position& position, Throw thrown, std::span<const Step> made,
               const StepText& tried);

}  // namespace parlor::pollyanna

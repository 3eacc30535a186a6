// SPDX-License-Identifier: MIT
// The throws for the first turn: the highest total begins (P11), those who tie for it throw again
// (Q20). These throws are not played; who begins throws afresh (P12).
//
//   Opening now = opening(seated, thrown);       the throws so far, in the order they were made
//   if (now.to_throw) …                          that seat throws next
//   else … *now.begins()
#pragma once

#include <optional>
#include <span>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/seat.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

// P4, M2: four who sit down are partners, or play each alone, where nobody has said otherwise.
constexpr bool four_are_partners(const Edition& edition) {
    return edition.book == RuleBook::Leaflets;
}

struct Opening {
    SeatSet contenders;            // who throws in this round; in the end, who begins
    std::optional<Seat> to_throw;  // the next of them, in the order of turns; none: it is decided
    int round = 1;                 // from the second on only those who tied throw

    [[nodiscard]] std::optional<Seat> begins() const {
        return to_throw ? std::nullopt : std::optional(contenders.first());
    }
    friend bool operator==(const Opening&, const Opening&) = default;
};

// Preconditions: somebody is seated; no throw follows the one that decides.
Opening opening(SeatSet seated, std::span<const Throw> thrown);

// All of them thrown. Precondition: somebody is seated.
Seat who_begins(SeatSet seated, base::Random& dice);

}  // namespace parlor::pollyanna

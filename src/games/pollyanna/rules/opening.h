// SPDX-License-Identifier: MIT
// The throws for the first turn: the highest total begins (P11), seats that tie for it throw again
// (Q20). These throws are not played; the seat that begins throws again (P12).
//
//   Opening now = opening(seated, thrown);       the throws so far, in the order they were made
//   if (now.to_throw) …                          that seat throws next
//   else … *now.begins()
#pragma once

#include <optional>
#include <span>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/space.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

// P4, M2: whether four players are partners by default.
constexpr bool four_are_partners(const Edition& edition) {
    return rule_book(edition.book).four_are_partners;
}

struct Opening {
    SeatSet contenders;  // the seats of this round; in the end, the seat that begins
    std::optional<Seat>
        to_throw;   // the next of them, in the order of turns; nullopt once it is decided
    int round = 1;  // from the second on only tied seats throw

    [[nodiscard]] std::optional<Seat> begins() const {
        return to_throw ? std::nullopt : std::optional(contenders.first());
    }
    friend bool operator==(const Opening&, const Opening&) = default;
};

// Preconditions: a seat is taken; no throw follows the one that decides.
Opening opening(SeatSet seated, std::span<const Throw> thrown);

// Makes all these throws. Precondition: a seat is taken.
Seat who_begins(SeatSet seated, base::Random& dice);

}  // namespace parlor::pollyanna

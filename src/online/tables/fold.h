// SPDX-License-Identifier: MIT
// What an event makes of a table. For sources of this room.
#pragma once

#include <vector>

#include "base/expected.h"
#include "online/tables/sheet.h"

namespace parlor::tables {

// Broken: it does not follow from the events before. The sheet is then of no use.
base::Expected<void, BrokenLog> fold(Sheet& sheet, const Event& event);

// A throw, step, undoing, handing over or end of a turn, done in a match; anything else is not.
base::Expected<void, match::Refused> play_on(match::Match& match, const What& what);

// By the order of turns, however they sat down.
std::vector<fair_dice::SeatSeed> in_order(const std::vector<SeatState>& seats,
                                          const std::vector<fair_dice::SeatSeed>& tips);

// One seat of everybody else who must agree to that player's offer.
std::vector<char> asked(const Sheet& sheet, const PlayerId& offering);

}  // namespace parlor::tables

// SPDX-License-Identifier: MIT
// A game taken up again from its record. The record is played through: every throw, step, position
// and result is judged, so that what resumes is a game that could have been played.
//
//   auto match = games::resume(record);       or, of one game: replayed(begin(record), record)
//   if (!match) for (const Damage& each : match.error()) … each.line, name(each.fault) …
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "rules/game/record.h"
#include "rules/match/match.h"

namespace parlor::match {

enum class DamageFault : std::uint8_t {
    WrongGame,
    Unreadable,
    StartNotOpen,
    VariantDiffers,
    BoardDiffers,
    SeatDiffers,
    OpeningDiffers,
    TurnAfterEnd,
    WrongSeat,
    ThrowNotDue,
    IllegalStep,
    ThrowNotPlayed,
    PositionDiffers,
    ResultDiffers,
};
std::string_view name(DamageFault fault);  // as on the wire: `position_differs`

struct Damage {
    int line;  // of the text that the record was read from; 0 where it was not
    DamageFault fault;
    std::string part;   // the offending piece of text
    Refused refused{};  // what is unreadable or illegal about it, where that is known
};

// Plays the turns of the record on a table that its tags began. Of the turns only the first that
// is wrong is listed, since whatever follows hangs on it. A table that could not begin is handed
// on.
Resumed replayed(Resumed begun, const game::Record& record);

// The record of a game that nobody knows.
Resumed unknown_game(const game::Record& record);

}  // namespace parlor::match

// SPDX-License-Identifier: MIT
// A game taken up again from its record. The record is played through: every throw, step, position
// and result is judged, so that what resumes is a game that could have been played.
//
//   auto match = resume(record);
//   if (!match) for (const Damage& each : match.error()) … each.line, name(each.fault) …
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/zenda/rules/board.h"
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

// Lists all that is wrong with the tags; of the turns only the first that is wrong, since whatever
// follows hangs on it. The board is Zenda's and must outlive the match.
base::Expected<std::unique_ptr<Match>, std::vector<Damage>> resume(
    const game::Record& record, const zenda::Board& board = zenda::standard_board());

}  // namespace parlor::match

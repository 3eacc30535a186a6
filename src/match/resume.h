// SPDX-License-Identifier: MIT
// A game taken up again from its record. The record is played through: every throw, step, position
// and result is judged, so that what resumes is a game that could have been played.
//
//   auto match = resume(record);
//   if (!match) for (const Damage& each : match.error()) … each.line, name(each.fault) …
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "game/record.h"
#include "match/match.h"
#include "pollyanna/defect.h"

namespace parlor::match {

enum class DamageFault : std::uint8_t {
    WrongGame,
    Unreadable,
    StartNotOpen,
    VariantDiffers,
    SeatDiffers,
    OpeningDiffers,
    TurnAfterEnd,
    WrongSeat,
    IllegalStep,
    ThrowNotPlayed,
    PositionDiffers,
    ResultDiffers,
};
std::string_view name(DamageFault fault);  // as on the wire: `position_differs`

struct Damage {
    int line;  // of the text that the record was read from; 0 where it was not
    DamageFault fault;
    std::string part;                          // the offending piece of text
    std::optional<pollyanna::Fault> defect{};  // of what is unreadable
    std::optional<pollyanna::WhyNot> why{};    // of an illegal step
};

// Lists all that is wrong with the tags; of the turns only the first that is wrong, since whatever
// follows hangs on it.
base::Expected<Match, std::vector<Damage>> resume(const game::Record& record);

}  // namespace parlor::match

// SPDX-License-Identifier: MIT
// The tags that a record begins with, for the matches of this room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game/record.h"
#include "rules/match/match.h"

namespace parlor::match {

// The tags that are the same in every game: names of those who play, date, seed and so on.
// `letters` are the seats of the game in the order of the record, `playing` those that are taken.
game::Record begun_record(const Header& header, std::string_view letters, std::string_view playing);

}  // namespace parlor::match

// SPDX-License-Identifier: MIT
// The Prisoner of Zenda's things in words: pieces, dice, sides, and a picture of the map.
#pragma once

#include <string>

#include "games/zenda/match/match.h"
#include "presentation/sentences/voice.h"

namespace parlor::zenda {

// "Black Michael", "an army piece".
std::string piece_told(const sentences::Voice& voice, Role role);

// "6, 4 and 2"
std::string dice_told(const sentences::Voice& voice, Throw thrown);

// Who plays for a side: "Ana (Streslau)"; where two share it, "Streslau".
std::string side_told(const sentences::Voice& voice, const Match& table, City city);

// The map for those who do not see it: "King: 4. Rudolph and Colonel Sapt: 3, 5. … Streslau is to
// throw." Sides go by their cities.
std::string picture_description(const sentences::Voice& voice, const Position& position);

}  // namespace parlor::zenda

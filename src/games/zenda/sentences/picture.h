// SPDX-License-Identifier: MIT
// A picture of the map in words, for those who do not see it. Sides go by their cities.
#pragma once

#include <string>

#include "games/zenda/rules/position.h"
#include "presentation/sentences/voice.h"

namespace parlor::zenda {

// "King: 4. Rudolph and Colonel Sapt: 3, 5. … Streslau is to throw."
std::string picture_description(const sentences::Voice& voice, const Position& position);

}  // namespace parlor::zenda

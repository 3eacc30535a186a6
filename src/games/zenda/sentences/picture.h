// SPDX-License-Identifier: MIT
// A picture of the map in words, for those who do not see it. Sides go by their cities.
#pragma once

#include <string>

#include "games/zenda/rules/position.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// "King: 4. Rudolph and Colonel Sapt: 3, 5. … Streslau is to throw."
std::string picture_description(const Voice& voice, const zenda::Position& position);

}  // namespace parlor::sentences

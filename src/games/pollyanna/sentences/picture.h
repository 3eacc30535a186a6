// SPDX-License-Identifier: MIT
// A picture of the board in words, for those who do not see it. Seats go by their colours.
#pragma once

#include <string>

#include "games/pollyanna/rules/position.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// "Dixie Pollyanna, with partners"
std::string picture_title(const sentences::Voice& voice, const Position& position);
// "Blue: waiting, 6, A3, home. Red: … Blue is to throw."
std::string picture_description(const sentences::Voice& voice, const Position& position);

}  // namespace parlor::pollyanna

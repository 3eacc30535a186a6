// SPDX-License-Identifier: MIT
// A picture of the board in words, for those who do not see it. Seats go by their colours.
#pragma once

#include <string>

#include "games/pollyanna/rules/position.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// "Dixie Pollyanna, with partners"
std::string picture_title(const Voice& voice, const pollyanna::Position& position);
// "Blue: waiting, 6, A3, home. Red: … Blue is to throw."
std::string picture_description(const Voice& voice, const pollyanna::Position& position);

}  // namespace parlor::sentences

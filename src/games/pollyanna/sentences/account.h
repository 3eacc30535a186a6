// SPDX-License-Identifier: MIT
// A turn of Pollyanna told in words: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue."
#pragma once

#include <string>

#include "games/pollyanna/match/match.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// Unless it is ended nothing is said of what is lost and of what follows. Precondition: the dice
// are thrown.
std::string account_of(const sentences::Voice& voice, const Match& match, bool ended);
// What was made of it, without the throw and its first steps: "enters, moves 36 to 39".
// Precondition as above, and so many steps are made.
std::string deeds_of(const sentences::Voice& voice, const Match& match, std::size_t without);

}  // namespace parlor::pollyanna

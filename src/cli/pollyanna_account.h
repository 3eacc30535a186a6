// SPDX-License-Identifier: MIT
// A turn of Pollyanna told in words: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue."
#pragma once

#include <string>

#include "cli/voice.h"
#include "match/pollyanna_match.h"

namespace parlor::cli {

// Unless it is ended nothing is said of what is lost and of what follows. Precondition: the dice
// are thrown.
std::string account_of(const Voice& voice, const match::PollyannaMatch& match, bool ended);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in words: its pieces, steps, turns and reasons.
#pragma once

#include <string>

#include "games/zenda/match/match.h"
#include "presentation/sentences/teller.h"
#include "presentation/sentences/voice.h"

namespace parlor::zenda {

// "Black Michael", "an army piece".
std::string piece_told(const sentences::Voice& voice, Role role);

// Those of a refusal, with their spots: "an army piece (41), Black Michael (40)".
std::string pieces_told(const sentences::Voice& voice, const match::Refused& refused);
// Why a step is refused. Precondition: it is illegal.
std::string reason_told(const sentences::Voice& voice, const match::Refused& refused);

sentences::StepTold step_told(const sentences::Voice& voice, const Match& match, const Step& step);

// A turn: "Streslau throws 6, 4 and 2: Black Michael goes 40 to 46, captures a yellow piece."
// Unless it is ended nothing is said of what is lost.
std::string account(const sentences::Voice& voice, const Match& match, bool ended);
// What was made of it, without the throw and its first steps. Precondition: so many are made.
std::string deeds(const sentences::Voice& voice, const Match& match, std::size_t without);

// "6, 4 and 2"
std::string dice_told(const sentences::Voice& voice, Throw thrown);

// Who plays for a side: "Ana (Streslau)"; where two share it, "Streslau".
std::string side_told(const sentences::Voice& voice, const Match& match, City city);

}  // namespace parlor::zenda

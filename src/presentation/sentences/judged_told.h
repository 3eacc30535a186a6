// SPDX-License-Identifier: MIT
// What a coach found, in words: the reasons for a play, and a judged game.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// The first few, with commas between: "captures a rival piece, brings a piece to safety".
std::string reasons_told(const Voice& voice, std::span<const coach::Reason> reasons);

// Who won, whether the dice or the plays decided, and the turn that did: "You won by better play;
// the turning point came in turn 32, when Red made a mistake." `reader` is a letter of the side
// that is spoken to; empty to address nobody. Precondition: the turns have their seats and throws.
std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader);

// The luck of a side over a game: "a little lucky".
std::string luck_told(const Voice& voice, double luck);

}  // namespace parlor::sentences

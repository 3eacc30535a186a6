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

// "Red won, though the dice favoured you. You made 2 blunders." `reader` is a letter of the side
// that is spoken to; empty to address nobody.
std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader);

}  // namespace parlor::sentences

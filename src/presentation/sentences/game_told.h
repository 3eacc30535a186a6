// SPDX-License-Identifier: MIT
// A judged game in two sentences: what the dice did, and what the plays did.
#pragma once

#include <string>
#include <string_view>

#include "computers/coach/judged_game.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// "Red won, though the dice favoured you. You made 2 blunders." `reader` is a letter of the side
// that is spoken to; empty to address nobody.
std::string game_told(const Voice& voice, const coach::JudgedGame& game, std::string_view reader);

}  // namespace parlor::sentences

// SPDX-License-Identifier: MIT
// Why one play is better than another, in words.
#pragma once

#include <span>
#include <string>

#include "computers/coach/coach.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// "captures Red's piece; only 6 of 36 rolls can hit a piece, not 16". Speaks to nobody, so that it
// can be said of any player. Empty without reasons.
std::string compared_told(const Voice& voice, std::span<const coach::Reason> comparison);

}  // namespace parlor::sentences

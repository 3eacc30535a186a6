// SPDX-License-Identifier: MIT
// A coach's reasons in words.
#pragma once

#include <span>
#include <string>

#include "computers/coach/coach.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// The first few, with commas between: "captures a rival piece, brings a piece to safety".
std::string reasons_told(const Voice& voice, std::span<const coach::Reason> reasons);

}  // namespace parlor::sentences

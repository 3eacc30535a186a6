// SPDX-License-Identifier: MIT
// A coach's reasons in words.
#pragma once

#include <span>
#include <string>

#include "coach/coach.h"
#include "telling/voice.h"

namespace parlor::telling {

// The first few, with commas between: "captures a rival piece, brings a piece to safety".
std::string reasons_told(const Voice& voice, std::span<const coach::Reason> reasons);

}  // namespace parlor::telling

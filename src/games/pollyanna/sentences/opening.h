// SPDX-License-Identifier: MIT
// Pollyanna's throws for the first turn, told in words, a sentence each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/pollyanna/rules/opening.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// Precondition: the throws decide who begins.
std::vector<std::string> opening_told(const sentences::Voice& voice, SeatSet seated,
                                      std::span<const Throw> thrown);

}  // namespace parlor::pollyanna

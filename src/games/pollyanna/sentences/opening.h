// SPDX-License-Identifier: MIT
// Pollyanna's throws for the first turn, told in words, a sentence each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/pollyanna/rules/opening.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// Precondition: the throws decide who begins.
std::vector<std::string> opening_told(const Voice& voice, pollyanna::SeatSet seated,
                                      std::span<const pollyanna::Throw> thrown);

}  // namespace parlor::sentences

// SPDX-License-Identifier: MIT
// Pollyanna's throws for the first turn, told in words, a sentence each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "pollyanna/opening.h"
#include "telling/voice.h"

namespace parlor::telling {

// Precondition: the throws decide who begins.
std::vector<std::string> opening_told(const Voice& voice, pollyanna::SeatSet seated,
                                      std::span<const pollyanna::Throw> thrown);

}  // namespace parlor::telling

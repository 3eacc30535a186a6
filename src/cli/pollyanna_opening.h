// SPDX-License-Identifier: MIT
// Pollyanna's throws for the first turn, told in words, a sentence each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/voice.h"
#include "pollyanna/opening.h"

namespace parlor::cli {

// Precondition: the throws decide who begins.
std::vector<std::string> opening_told(const Voice& voice, pollyanna::SeatSet seated,
                                      std::span<const pollyanna::Throw> thrown);

}  // namespace parlor::cli

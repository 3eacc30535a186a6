// SPDX-License-Identifier: MIT
// A turn told in words: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue."
#pragma once

#include <span>
#include <string>

#include "cli/words.h"
#include "pollyanna/step.h"

namespace parlor::cli {

struct TurnTold {
    pollyanna::Position before;
    pollyanna::Throw thrown;
    std::span<const pollyanna::Step> steps;
    bool ended = true;  // if not, nothing is said of what is lost and of what follows
};

std::string account(const Voice& voice, const TurnTold& turn);

}  // namespace parlor::cli

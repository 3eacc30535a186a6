// SPDX-License-Identifier: MIT
// A computer that shares the pieces of a side and its throw with a person (Z27, Z28, ZQ17): it
// plays its own pieces, and as much of the throw with them as it can. For sources of this room.
#pragma once

#include <span>
#include <string_view>

#include "games/zenda/match/match.h"
#include "games/zenda/rules/results.h"

namespace parlor::zenda {

// Whether these are all the seats of the side that is to act.
bool is_whole_side(const Match& table, std::string_view seats);

// What these seats can make of the rest of the throw by themselves; where the law of the throw asks
// for a partner's step too, what the side can. Precondition: a step is due.
Results own_results(const Match& table, std::string_view seats);

// Makes the steps of a plan that are these seats' own, and whatever else only they could go on
// with. Stops where a step has given somebody else something to play.
void make_own(match::Match& match, std::string_view seats, std::span<const Step> plan);

}  // namespace parlor::zenda

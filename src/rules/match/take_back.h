// SPDX-License-Identifier: MIT
// Going back in a game. Plays are taken back, throws never: what was thrown is played again.
#pragma once

#include <memory>
#include <string_view>

#include "rules/match/match.h"

namespace parlor::match {

// Whether one of these seats has ended a turn.
bool may_take_back(const Match& match, std::string_view seats);

// The table as it was when one of these seats last had a throw to play that it has played since.
// Null: none of them has ended a turn.
std::unique_ptr<Match> taken_back(const Match& match, std::string_view seats);

}  // namespace parlor::match

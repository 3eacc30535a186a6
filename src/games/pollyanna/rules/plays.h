// SPDX-License-Identifier: MIT
// Whole plays of a throw, and the next step of one that is being made. This is the obvious way,
// with the steps; `results.h` gives the same positions much faster and without them.
//
// The law of the throw: of all sequences of steps, those are legal that enter with the most dice,
// of these, where one must capture, those that capture most and, of these, those that play the most
// dice; and any that wins the game.
#pragma once

#include <span>
#include <vector>

#include "base/expected.h"
#include "games/pollyanna/rules/rules.h"
#include "games/pollyanna/rules/step.h"

namespace parlor::pollyanna {

// Every legal play, distinct by the position after it, ordered by that position's text. Where
// several plays lead to one position the first found is given (high die before low, pieces in the
// order of the board). Never empty: a lost throw is a play without steps. Precondition: the game is
// not won.
std::vector<Play> plays(const Position& position, Throw thrown);

// The steps that may be made next, after those already made: exactly the ones that some legal play
// continues with. Empty: the throw is played. Precondition: `made` was chosen from here.
std::vector<Step> choices(const Position& position, Throw thrown, std::span<const Step> made);

// The throw as it stands after those steps.
Hand hand_after(const Position& position, Throw thrown, std::span<const Step> made);

}  // namespace parlor::pollyanna

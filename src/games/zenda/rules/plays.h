// SPDX-License-Identifier: MIT
// Whole plays of a throw or of setting up, and the next step of one that is being made.
//
// The law of the throw: of all sequences of steps, those are legal that play the most dice, and any
// that wins the game.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/step.h"

namespace parlor::zenda {

// Every legal play, distinct by the position after it, ordered by that position's text. Where
// several plays lead to one position the first found is given. Never empty: a lost throw is a play
// without steps. A side to set up has no throw; its plays put all its missing pieces on the board.
// Precondition: the game is not won.
std::vector<Play> plays(const Board& board, const Position& position, std::optional<Throw> thrown);

// One of the plays that lead to that position. Precondition: there is one.
Play play_to(const Board& board, const Position& position, std::optional<Throw> thrown,
             const Position& goal);

// The steps that may be made next, after those already made: exactly the ones that some legal play
// continues with. Empty: the throw is played. Precondition: `made` was chosen from here.
std::vector<Step> choices(const Board& board, const Position& position, std::optional<Throw> thrown,
                          std::span<const Step> made);

// The throw, or the setting up, as it stands after those steps.
Hand hand_after(const Board& board, const Position& position, std::optional<Throw> thrown,
                std::span<const Step> made);

}  // namespace parlor::zenda

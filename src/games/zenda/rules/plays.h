// SPDX-License-Identifier: MIT
// Whole plays of a throw or of setting up, and the next step of a play that is being made.
//
// The law of the throw: legal are the sequences of steps that play the most dice, and any that wins
// the game.
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

// Every legal play, distinct by the position after it, ordered by that position's text. If several
// plays lead to one position, returns the first found. Never empty: a lost throw is a play without
// steps. A side to set up has no throw; its plays put all its missing pieces on the board.
// Precondition: the game is not won.
std::vector<Play> plays(const Board& board, const Position& position, std::optional<Throw> thrown);

// A play that leads to `goal`. Precondition: there is one.
Play play_to(const Board& board, const Position& position, std::optional<Throw> thrown,
             const Position& goal);

// The steps that may be made after `made`: exactly those with which some legal play continues.
// Empty if the throw is played. Precondition: `made` was chosen from here.
std::vector<Step> choices(const Board& board, const Position& position, std::optional<Throw> thrown,
                          std::span<const Step> made);

// The throw, or the setting up, as it stands after those steps.
Hand hand_after(const Board& board, const Position& position, std::optional<Throw> thrown,
                std::span<const Step> made);

// Judges the law of the throw step by step: a step is lawful if as many dice can still be played as
// the whole throw allowed (ZQ1), or if the throw can still win, which ends it (ZQ15).
class Law {
public:
    // Keeps a reference to the board, which must outlive this object.
    Law(const Board& board, const Hand& start);

    // The steps of `steps(board, hand)` that keep to the law; all of them while setting up.
    std::vector<Step> lawful_steps(const Hand& hand);
    bool is_lawful(const Hand& hand);

private:
    int most_dice(const Hand& hand);
    bool can_win(const Hand& hand);

    const Board& board_;
    std::unordered_map<Hand, int> most_dice_;
    std::unordered_map<Hand, bool> can_win_;
    int unplayable_;  // dice that no sequence of steps can play
};

}  // namespace parlor::zenda

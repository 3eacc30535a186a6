// SPDX-License-Identifier: MIT
// Whole plays of a throw with their steps, and the next step of a play that is being made.
// `results.h` lists the same positions much faster, without the steps.
//
// The law of the throw: legal are the sequences of steps that enter with the most dice; among
// these, if the house says one must capture, those that capture most; among these, those that play
// the most dice. A sequence that wins the game is always legal.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/hash_index.h"
#include "games/pollyanna/rules/rules.h"

namespace parlor::pollyanna {

// Every legal play, distinct by the position after it, ordered by that position's text. If several
// plays lead to one position, returns the first found (high die before low, pieces in the order of
// the board). Never empty: a lost throw is a play without steps. Precondition: the game is not won.
std::vector<Play> plays(const Position& position, Throw thrown);

// The steps that may be made after `made`: exactly those with which some legal play continues.
// Empty if the throw is played. Precondition: `made` was chosen from here.
std::vector<Step> choices(const Position& position, Throw thrown, std::span<const Step> made);

// The throw as it stands after those steps.
Hand hand_after(const Position& position, Throw thrown, std::span<const Step> made);

// Judges the law of the throw step by step: a step is lawful if the rest of the throw can still be
// played as fully as the whole throw could. The constructor visits every hand that steps can lead
// to; afterwards the law answers for these hands only. Hands that are played out need no entry.
class Law {
public:
    Law(const Position& position, Throw thrown);

    // How far a throw can be played: first dice that enter count, then captures where one must
    // capture, then dice (P21, P35, Q5, MQ3).
    struct Reach {
        std::uint8_t entered = 0;
        std::uint8_t captured = 0;
        std::uint8_t dice = 0;
        friend constexpr auto operator<=>(const Reach&, const Reach&) = default;
    };

    [[nodiscard]] const Hand& start() const { return start_; }
    [[nodiscard]] Reach required() const { return required_; }

    // The best that can still be reached from a hand.
    [[nodiscard]] Reach reach(const Hand& hand) const { return ahead_of(hand).reach; }
    [[nodiscard]] bool is_lawful(const Hand& hand) const { return is_lawful(ahead_of(hand)); }
    // The steps of `steps(hand)` that keep to the law.
    [[nodiscard]] std::vector<Step> lawful_steps(const Hand& hand) const;

private:
    struct Best {
        Reach reach;
        bool wins = false;  // a play that wins the game needs no further step
    };
    // A hand, and where its steps lead: `count` of the branches, from the first on.
    struct Known {
        Hand hand;
        Best ahead;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    struct Branch {
        Step step;
        Best ahead;  // of the hand after it
    };

    Best look_ahead(const Hand& hand);
    [[nodiscard]] Best ahead_of(const Hand& hand) const;
    // Null if no step can follow.
    [[nodiscard]] const Known* known(const Hand& hand) const;
    [[nodiscard]] bool is_lawful(const Best& ahead) const {
        return ahead.wins || ahead.reach == required_;
    }
    static Reach reached(const Hand& hand);

    Hand start_;
    std::vector<Known> known_;
    std::vector<Branch> branches_;
    base::HashIndex places_;
    Reach required_;
};

}  // namespace parlor::pollyanna

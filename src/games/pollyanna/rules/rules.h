// SPDX-License-Identifier: MIT
// The rules, one step at a time: what a piece may do at some point within a throw. Read it beside
// docs/rules/pollyanna.md; `plays.h` has whole throws, `results.h` lists them fast.
//
//   Hand hand(position, thrown);
//   for (const Step& step : steps(hand)) … after(hand, step) …
//   Position next = finished(hand);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/inline_vector.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

// What a step uses up. A total of six enters with both dice (P17, P18).
enum class Using : std::uint8_t { HighDie, LowDie, BothDice, Reward, DeclinedReward };

struct Step {
    Space from;
    Space to;
    Using with = Using::HighDie;
    bool captures = false;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

constexpr Step declined_reward() {
    return {Space::waiting(), Space::waiting(), Using::DeclinedReward, false};
}

struct Play {
    std::vector<Step> steps;  // empty: the throw is lost (P25, P37)
    Position after;           // with the next seat to throw
};

// The spaces a move touches, in order; the last is where it stops.
using Route = base::InlineVector<Space, board.long_reward>;
using Routes = base::InlineVector<Route, 4>;

// Every way of moving a piece exactly `count` spaces forward (P14, P32, P46, P86). Empty if that
// leads past home. Where a route enters a Turnout there are two, Broadway first; a long Reward may
// meet two forks.
Routes routes(Seat seat, Space from, int count);

// A throw being played: the board now, and what is still to be played. Everything that lasts only
// within a throw is here.
struct Hand {
    Hand(const Position& before, Throw with)
        : position(before), thrown(with), seat(before.to_throw) {}

    Position position;
    Throw thrown;
    Seat seat;                  // whose throw it is
    std::uint8_t entered = 0;   // dice that have entered pieces
    std::uint8_t captured = 0;  // rivals
    bool high_left = true;
    bool low_left = true;
    bool reward_due = false;  // a Reward that can be played waits to be taken or declined (Q8)
    bool took_last = false;   // a step has won the game
    Pieces staying{};         // Q1, Q34: where pieces must stay for this throw; sorted

    [[nodiscard]] int dice_played() const { return (high_left ? 0 : 1) + (low_left ? 0 : 1); }
    friend bool operator==(const Hand&, const Hand&) = default;
};

// Why a step cannot be made; `None` if it can.
enum class StepRefusal : std::uint8_t {
    None,
    // of the step itself
    NotYourPiece,
    NotANumberThrown,
    DieUsed,
    Backwards,
    NeedsASix,
    EntersOnlyWith,
    StartBlockaded,
    BlockadeAhead,
    RivalBlockade,
    SafeRival,
    ThreeTogether,
    TurnoutOccupied,
    PathOccupied,
    PastHome,
    NotYourPath,
    TurnsHome,
    MustStay,
    RewardFirst,
    NoReward,
    RewardIsTen,
    RewardEnters,
    RewardNotHome,
    // of the law of the throw
    MustEnter,
    MustCapture,
    MustPlayBothDice,
    MustTakeReward,
    // of the game
    ThrowPlayed,
};

struct RefusedStep {
    StepRefusal reason = StepRefusal::None;
    Space at;  // the space that causes it, where one does
    explicit operator bool() const { return reason != StepRefusal::None; }
};

// What stands in the way of moving along a route (by a die, or by a Reward).
RefusedStep obstacle(const Hand& hand, Space from, const Route& route);
// Where a waiting piece could enter now if no piece were in the way, and what that uses (P16–P18,
// M4–M7).
struct WayIn {
    Space to;
    Using with = Using::BothDice;
};
using WaysIn = base::InlineVector<WayIn, 2>;
WaysIn ways_in(const Hand& hand);
// What keeps a waiting piece from entering there.
RefusedStep bar_to_entering(const Hand& hand, Space at);

using Steps = base::InlineVector<Step, 24>;

// Every step that can be made now, lawful or not: the law of the throw is in `plays.h`.
// Order: a Reward declined comes last; otherwise by die (high first), piece, route.
Steps steps(const Hand& hand);

Hand after(const Hand& hand, const Step& step);

// The position once the throw is over, with the next seat to throw (P13, P82, P83).
Position finished(const Hand& hand);

// P42, P99.
bool is_blockade(const Position& position, Space space);

}  // namespace parlor::pollyanna

template <>
struct std::hash<parlor::pollyanna::Hand> {
    std::size_t operator()(const parlor::pollyanna::Hand& hand) const;
};

// SPDX-License-Identifier: MIT
// The rules, one step at a time: what a piece may do at some point within a throw, or while the
// pieces are set up. Written to be read beside docs/rules/zenda.md.
//
//   Hand hand(board, position, thrown);
//   for (const Step& step : steps(board, hand)) … after(board, hand, step) …
//   Position next = finished(hand);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/step.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {

// A throw being played, or a side being set up: what stands on the board now, and what is still to
// be played. What lasts only within a throw lives here and nowhere else.
struct Hand {
    // Precondition: the position's side is to throw.
    Hand(const Board& board, const Position& before, Throw with);
    // Precondition: the position's side is to set up.
    explicit Hand(const Position& before);

    Position position;
    SpotSet moved;                                // army pieces that have used their die (Z8)
    std::array<std::uint8_t, dice_count> left{};  // dice still to be played, high to low, 0s last
    City city;                                    // whose throw it is
    bool michael_is_tied = false;  // Z10: he stood around Streslau when the turn began
    bool michael_moved = false;

    [[nodiscard]] bool is_setting() const { return position.phase == Phase::Setting; }
    friend bool operator==(const Hand&, const Hand&) = default;
};

// Precondition: the die is left.
inline void use_die(Hand& hand, std::uint8_t count) {
    std::size_t at = 0;
    while (hand.left[at] != count) ++at;
    for (; at + 1 < dice_count; ++at) hand.left[at] = hand.left[at + 1];
    hand.left[at] = 0;
}

// Z19, ZQ8: a friend stands next to the piece on that spot. Precondition: a piece stands there.
bool is_supported(const Board& board, const Position& position, Spot spot);
// Z17, Z19–Z21: by an enemy that lands on it. Precondition: a piece stands there.
bool may_be_captured(const Board& board, const Position& position, Spot spot);
// Z25, Z26, ZQ13. Precondition: the King is on the board.
bool is_surrounded(const Board& board, const Position& position);

// What a piece may still do with the dice, whatever stands in its way: Z8–Z11.
bool may_take_a_die(const Hand& hand, Role role, Spot from);
// Whether a piece of that role may stop there as things stand. Its own spot does not hinder it.
bool may_land(const Board& board, const Position& position, Role role, Spot from, Spot to);

// Every step that can be made now, lawful or not: the law of the throw is in `law.h`. Order: by die
// (high first), role, spot, target. None once the game is won.
std::vector<Step> steps(const Board& board, const Hand& hand);

// Winning is judged (ZQ15).
Hand after(const Board& board, const Hand& hand, const Step& step);

// The position once the throw is over or the side is set up.
Position finished(const Hand& hand);

}  // namespace parlor::zenda

template <>
struct std::hash<parlor::zenda::Hand> {
    std::size_t operator()(const parlor::zenda::Hand& hand) const;
};

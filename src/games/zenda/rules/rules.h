// SPDX-License-Identifier: MIT
// The rules, one step at a time: what a piece may do at some point within a throw, or while the
// pieces are set up. Read it beside docs/rules/zenda.md; `plays.h` has whole throws.
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
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {

// A play is made of steps: each moves one piece by one die or, while setting up, puts one piece on
// the board.
struct Step {
    Role role = Role::Army;
    Spot from;               // Spot::none(): the piece is set up
    Spot to;                 // may be where it came from, round a loop (ZQ3)
    std::uint8_t count = 0;  // the die that is used; 0 for setting up
    bool captures = false;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

struct Play {
    std::vector<Step> steps;  // empty: the throw is lost
    Position after;           // with the other side to throw or to set up
};

// A throw being played, or a side being set up: the board now, and what is still to be played.
// Everything that lasts only within a throw is here.
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

// Whether a piece may still use a die, whatever stands in its way (Z8–Z11).
bool may_take_a_die(const Hand& hand, Role role, Spot from);
// Whether a piece of that role may stop there now. Its own spot is no obstacle.
bool may_land(const Board& board, const Position& position, Role role, Spot from, Spot to);

// Every step that can be made now, lawful or not: the law of the throw is in `plays.h`. Order: by
// die (high first), role, spot, target. Empty once the game is won.
std::vector<Step> steps(const Board& board, const Hand& hand);

// Winning is judged (ZQ15).
Hand after(const Board& board, const Hand& hand, const Step& step);

// The position once the throw is over or the side is set up.
Position finished(const Hand& hand);

// The steps of a hand, visited one by one without a list; `steps` and the generator use this.

// The first open way to a target (Z18); null if all are barred.
inline const SpotSet* open_way(const Board& board, const Board::Target& target,
                               const SpotSet& occupied) {
    for (const SpotSet& between : board.ways(target)) {
        if (!between.meets(occupied)) return &between;
    }
    return nullptr;
}

// Visits the steps of one piece with one die, without the targets in `left_out`. `visit(step,
// target, between)` receives the spots passed on the first open way and returns whether to go on;
// so does this function.
template <class Visit>
bool visit_targets(const Board& board, const Position& position, const SpotSet& occupied, Role role,
                   Spot from, std::uint8_t count, const Visit& visit,
                   const SpotSet& left_out = {}) {
    for (const Board::Target& target : board.targets(from, count)) {  // NOLINT(*-use-anyofallof)
        if (left_out.has(target.to)) continue;
        const SpotSet* way = open_way(board, target, occupied);
        if (way == nullptr) continue;
        const bool taken = target.to != from && occupied.has(target.to);
        if (taken && !may_land(board, position, role, from, target.to)) continue;
        if (!visit(Step{role, from, target.to, count, taken}, target, *way)) return false;
    }
    return true;
}

// Visits in the order of `steps`. Precondition: the hand plays a throw that has not won.
template <class Visit>
bool visit_steps(const Board& board, const Hand& hand, const Visit& visit) {
    const auto go_on = [&](const Step& step, const Board::Target&, const SpotSet& between) {
        return visit(step, between);
    };
    const SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        const std::uint8_t count = hand.left[i];
        if (i > 0 && hand.left[i - 1] == count) continue;
        for (const Role role : all_roles) {
            if (city_of(role) != hand.city) continue;
            for (const Spot from : pieces_of(hand.position, role)) {
                if (!may_take_a_die(hand, role, from)) continue;
                if (!visit_targets(board, hand.position, occupied, role, from, count, go_on)) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace parlor::zenda

template <>
struct std::hash<parlor::zenda::Hand> {
    std::size_t operator()(const parlor::zenda::Hand& hand) const;
};

// SPDX-License-Identifier: MIT
// The steps of a hand, visited one by one without a list: what `steps` and the generator stand on.
#pragma once

#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

// The first way to a target that is open (Z18); none if all are barred.
inline const SpotSet* open_way(const Board& board, const Board::Target& target,
                               const SpotSet& occupied) {
    for (const SpotSet& between : board.ways(target)) {
        if (!between.meets(occupied)) return &between;
    }
    return nullptr;
}

// Steps of one piece with one die. `visit(step, target, between)` is told the spots that the piece
// passes, on the first way that is open, and returns whether to go on; so does this. Some targets
// may be left out.
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

// In the order of `steps`. Precondition: the hand plays a throw that has not won.
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

// SPDX-License-Identifier: MIT
#include "games/zenda/players/danger.h"

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/throw.h"

namespace parlor::players {
namespace {

// Whether a piece that goes on alone with the dice of a hand captures one of the prey.
bool hunts(const zenda::Board& board, zenda::Law& law, const zenda::Hand& hand, zenda::Role role,
           zenda::Spot from, const zenda::SpotSet& prey) {
    const zenda::SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < zenda::dice_count && hand.left[i] != 0; ++i) {
        if (i > 0 && hand.left[i - 1] == hand.left[i]) continue;
        const auto goes_on = [&](const zenda::Step& step, const zenda::Board::Target&,
                                 const zenda::SpotSet&) {
            const zenda::Hand next = after(board, hand, step);
            if (step.captures) return !prey.has(step.to) || !law.is_lawful(next);
            return is_over(next.position) || !may_take_a_die(next, role, step.to) ||
                   !hunts(board, law, next, role, step.to, prey);
        };
        if (!visit_targets(board, hand.position, occupied, role, from, hand.left[i], goes_on)) {
            return true;
        }
    }
    return false;
}

bool captures(const zenda::Board& board, const zenda::Hand& hand, const zenda::SpotSet& prey) {
    zenda::Law law(board, hand);
    for (const zenda::Role role : zenda::all_roles) {
        if (city_of(role) != hand.city || role == zenda::Role::King) continue;  // Z17
        for (const zenda::Spot from : pieces_of(hand.position, role)) {
            if (!may_take_a_die(hand, role, from)) continue;
            if (hunts(board, law, hand, role, from, prey)) return true;
        }
    }
    return false;
}

int falls_that_cost(const zenda::Board& board, zenda::Position position, zenda::City city,
                    const zenda::SpotSet& prey) {
    position.city = other(city);
    int falls = 0;
    for (const auto& [thrown, weight] : zenda::all_throws) {
        if (captures(board, zenda::Hand(board, position, thrown), prey)) falls += weight;
    }
    return falls;
}

}  // namespace

int falls_feared(const zenda::Board& board, zenda::Position position, zenda::City city) {
    return falls_that_cost(board, position, city, pieces_of(position, city));
}

int falls_upon(const zenda::Board& board, zenda::Position position, zenda::City city,
               zenda::Spot spot) {
    if (!may_be_captured(board, position, spot)) return 0;
    return falls_that_cost(board, position, city, zenda::SpotSet::of(spot));
}

}  // namespace parlor::players

// SPDX-License-Identifier: MIT
#include "games/zenda/players/danger.h"

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {
namespace {

// Whether a piece that goes on alone with the dice of a hand captures one of the prey.
bool hunts(const Board& board, Law& law, const Hand& hand, Role role, Spot from,
           const SpotSet& prey) {
    const SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        if (i > 0 && hand.left[i - 1] == hand.left[i]) continue;
        const auto goes_on = [&](const Step& step, const Board::Target&, const SpotSet&) {
            const Hand next = after(board, hand, step);
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

bool captures(const Board& board, const Hand& hand, const SpotSet& prey) {
    Law law(board, hand);
    for (const Role role : all_roles) {
        if (city_of(role) != hand.city || role == Role::King) continue;  // Z17
        for (const Spot from : pieces_of(hand.position, role)) {
            if (!may_take_a_die(hand, role, from)) continue;
            if (hunts(board, law, hand, role, from, prey)) return true;
        }
    }
    return false;
}

int falls_that_cost(const Board& board, Position position, City city, const SpotSet& prey) {
    position.city = other(city);
    int falls = 0;
    for (const auto& [thrown, weight] : all_throws) {
        if (captures(board, Hand(board, position, thrown), prey)) falls += weight;
    }
    return falls;
}

}  // namespace

int falls_feared(const Board& board, Position position, City city) {
    return falls_that_cost(board, position, city, pieces_of(position, city));
}

int falls_upon(const Board& board, Position position, City city, Spot spot) {
    if (!may_be_captured(board, position, spot)) return 0;
    return falls_that_cost(board, position, city, SpotSet::of(spot));
}

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/danger.h"

#include <algorithm>

#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/throw.h"
#include "games/zenda/rules/law.h"
#include "games/zenda/rules/steps.h"
#include "games/zenda/rules/throw.h"

namespace parlor::players {
namespace {

using pollyanna::Seat;

bool may_lose(const pollyanna::Position& position, Seat seat) {
    return std::ranges::any_of(position.of(seat), [](pollyanna::Space space) {
        return space.track() == pollyanna::Track::Broadway;
    });
}

bool captures(const pollyanna::Position& before, Seat of, pollyanna::Throw thrown,
              pollyanna::Results& results) {
    results.find(before, thrown);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto change = pollyanna::change(before, results[i]);
        for (const Seat seat : pollyanna::all_seats) {
            const bool own = side_of(before, of).has(seat);
            if (own && change.captured[static_cast<std::size_t>(index(seat))] > 0) return true;
        }
    }
    return false;
}

// Whether a piece that goes on alone with the dice of a hand captures something.
bool hunts(const zenda::Board& board, zenda::Law& law, const zenda::Hand& hand, zenda::Role role,
           zenda::Spot from) {
    const zenda::SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < zenda::dice_count && hand.left[i] != 0; ++i) {
        if (i > 0 && hand.left[i - 1] == hand.left[i]) continue;
        const auto goes_on = [&](const zenda::Step& step, const zenda::SpotSet&) {
            const zenda::Hand next = after(board, hand, step);
            if (step.captures) return !law.is_lawful(next);
            return is_over(next.position) || !may_take_a_die(next, role, step.to) ||
                   !hunts(board, law, next, role, step.to);
        };
        if (!visit_targets(board, hand.position, occupied, role, from, hand.left[i], goes_on)) {
            return true;
        }
    }
    return false;
}

bool captures(const zenda::Board& board, const zenda::Hand& hand) {
    zenda::Law law(board, hand);
    for (const zenda::Role role : zenda::all_roles) {
        if (city_of(role) != hand.city || role == zenda::Role::King) continue;  // Z17
        for (const zenda::Spot from : pieces_of(hand.position, role)) {
            if (may_take_a_die(hand, role, from) && hunts(board, law, hand, role, from))
                return true;
        }
    }
    return false;
}

}  // namespace

int falls_feared(const pollyanna::Position& position, Seat seat, pollyanna::Results& results) {
    std::vector<pollyanna::Position> rivals;
    if (may_lose(position, seat) || may_lose(position, opposite(seat))) {
        for (const Seat rival : pollyanna::all_seats) {
            if (!position.seated.has(rival) || !is_rival(position, seat, rival)) continue;
            if (all_home(position.of(rival))) continue;  // his partner plays on
            rivals.push_back(position);
            rivals.back().to_throw = rival;
        }
    }
    int falls = 0;
    for (const auto& [thrown, weight] : pollyanna::all_throws) {
        const bool feared = std::ranges::any_of(rivals, [&](const pollyanna::Position& rival) {
            return captures(rival, seat, thrown, results);
        });
        if (feared) falls += weight;
    }
    return falls;
}

int falls_feared(const zenda::Board& board, zenda::Position position, zenda::City city) {
    position.city = other(city);
    int falls = 0;
    for (const auto& [thrown, weight] : zenda::all_throws) {
        if (captures(board, zenda::Hand(board, position, thrown))) falls += weight;
    }
    return falls;
}

}  // namespace parlor::players

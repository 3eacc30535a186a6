// SPDX-License-Identifier: MIT
#include "games/zenda/rules/rules.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"

namespace parlor::zenda {
namespace {

// Z2, Z3, ZQ16: any piece not yet on the board, on any free blue spot of its city.
std::vector<Step> placements(const Board& board, const Hand& hand) {
    std::vector<Step> all;
    const SpotSet free = board.blue(hand.city) - all_pieces(hand.position);
    for (const Role role : all_roles) {
        const auto placed = static_cast<std::size_t>(pieces_of(hand.position, role).size());
        if (city_of(role) != hand.city || placed == count_of(role)) continue;
        for (const Spot spot : free) all.push_back({role, Spot::none(), spot, 0, false});
    }
    return all;
}

// Z24, Z25, ZQ12: only a step of the King's own brings him to Streslau.
std::optional<City> won_by(const Board& board, const Position& position, const Step& step) {
    if (step.role == Role::King && board.white(City::Streslau).has(step.to)) return City::Zenda;
    if (is_surrounded(board, position)) return City::Streslau;
    return std::nullopt;
}

}  // namespace

Hand::Hand(const Board& board, const Position& before, Throw with)
    : position(before),
      left(with.dice),
      city(before.city),
      michael_is_tied(board.around(City::Streslau).has(before.michael)) {
    assert(before.phase == Phase::Throwing);
}

Hand::Hand(const Position& before) : position(before), city(before.city) {
    assert(before.phase == Phase::Setting);
}

bool is_supported(const Board& board, const Position& position, Spot spot) {
    const auto role = role_at(position, spot);
    assert(role);
    return pieces_of(position, city_of(*role)).meets(board.next_to(spot));
}

bool may_be_captured(const Board& board, const Position& position, Spot spot) {
    const auto role = role_at(position, spot);
    assert(role);
    if (*role == Role::King) return false;
    if (board.around(city_of(*role)).has(spot)) return true;  // Z20, ZQ9
    return !is_supported(board, position, spot);
}

bool is_surrounded(const Board& board, const Position& position) {
    const SpotSet green = pieces_of(position, City::Streslau);
    const SpotSet& ways_out = board.next_to(position.king);
    if (!green.contains(ways_out)) return false;
    if (!has_yellow(position)) return true;  // Z26
    SpotSet unsafe;
    for (const Spot spot : ways_out) {
        if (may_be_captured(board, position, spot)) unsafe.add(spot);
    }
    return unsafe.empty();
}

bool may_take_a_die(const Hand& hand, Role role, Spot from) {
    if (role == Role::Army) return !hand.moved.has(from);                             // Z8
    if (role == Role::Michael) return !(hand.michael_is_tied && hand.michael_moved);  // Z9, Z10
    return true;                                                                      // Z11
}

bool may_land(const Board& board, const Position& position, Role role, Spot from, Spot to) {
    const auto there = role_at(position, to);
    if (!there || to == from) return true;
    if (role == Role::King || city_of(*there) == city_of(role)) return false;  // Z4, Z21, Z22
    return may_be_captured(board, position, to);                               // ZQ10, ZQ11
}

std::vector<Step> steps(const Board& board, const Hand& hand) {
    if (is_over(hand.position)) return {};
    if (hand.is_setting()) return placements(board, hand);
    std::vector<Step> all;
    visit_steps(board, hand, [&](const Step& step, const SpotSet&) {
        all.push_back(step);
        return true;
    });
    return all;
}

Hand after(const Board& board, const Hand& hand, const Step& step) {
    Hand next = hand;
    if (step.captures) {
        const auto captured = role_at(next.position, step.to);
        assert(captured && city_of(*captured) != hand.city);
        move_piece(next.position, *captured, step.to, Spot::none());
    }
    move_piece(next.position, step.role, step.from, step.to);
    if (hand.is_setting()) return next;
    use_die(next, step.count);
    if (step.role == Role::Army) next.moved.add(step.to);
    if (step.role == Role::Michael) next.michael_moved = true;
    if (const auto city = won_by(board, next.position, step)) {
        next.position.phase = Phase::Won;
        next.position.city = *city;
    }
    return next;
}

Position finished(const Hand& hand) {
    Position next = hand.position;
    if (is_over(next)) return next;
    next.city = other(hand.city);
    if (hand.is_setting() && hand.city == City::Zenda) next.phase = Phase::Throwing;
    return next;
}

}  // namespace parlor::zenda

std::size_t std::hash<parlor::zenda::Hand>::operator()(const parlor::zenda::Hand& hand) const {
    using parlor::base::mix;
    const auto& moved = hand.moved.words();
    std::uint64_t dice = hand.michael_moved ? 1 : 0;
    for (const std::uint8_t die : hand.left) dice = dice << 3U | die;
    const std::uint64_t rest = mix(moved[0] ^ moved[1] * 3 ^ moved[2] * 5 ^ dice << 48U);
    return static_cast<std::size_t>(mix(hash_of(hand.position) ^ rest));
}

// SPDX-License-Identifier: MIT
// A position between two throws, or while pieces are being set up: a small regular value, complete
// and canonical. It holds no dice, no history and no board; every spot is one of the board that the
// game is played on.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "games/zenda/rules/city.h"
#include "games/zenda/rules/spot.h"

namespace parlor::zenda {

enum class Phase : std::uint8_t { Setting, Throwing, Won };

struct Position {
    SpotSet army;
    Spot king;
    Spot michael;
    std::array<Spot, 2> yellows{};  // ascending, Spot::none() first
    Phase phase = Phase::Setting;
    City city = City::Streslau;  // who is to set up, is to throw, or has won

    friend bool operator==(const Position&, const Position&) = default;
};

// Nothing is on the board; Streslau sets up first (ZQ16).
constexpr Position starting_position() { return {}; }

constexpr SpotSet pieces_of(const Position& position, Role role) {
    switch (role) {
        case Role::King: return SpotSet::of(position.king);
        case Role::Michael: return SpotSet::of(position.michael);
        case Role::Army: return position.army;
        case Role::Yellow: break;
    }
    return SpotSet::of(position.yellows[0]) | SpotSet::of(position.yellows[1]);
}
constexpr SpotSet pieces_of(const Position& position, City city) {
    return city == City::Streslau ? position.army | SpotSet::of(position.michael)
                                  : pieces_of(position, Role::Yellow) | SpotSet::of(position.king);
}
inline SpotSet all_pieces(const Position& position) {
    return pieces_of(position, City::Streslau) | pieces_of(position, City::Zenda);
}
std::optional<Role> role_at(const Position& position, Spot spot);

// nullopt until the game is won.
inline std::optional<City> winner(const Position& position) {
    return position.phase == Phase::Won ? std::optional(position.city) : std::nullopt;
}
inline bool is_over(const Position& position) { return position.phase == Phase::Won; }

inline bool has_yellow(const Position& position) { return position.yellows[1].on_board(); }

// Moves a piece from one spot to another; Spot::none() stands for off the board.
inline void move_piece(Position& position, Role role, Spot from, Spot to) {
    switch (role) {
        case Role::King: position.king = to; return;
        case Role::Michael: position.michael = to; return;
        case Role::Army:
            if (from.on_board()) position.army.remove(from);
            position.army.add(to);
            return;
        case Role::Yellow: break;
    }
    auto& [first, second] = position.yellows;
    assert(first == from || second == from);
    (first == from ? first : second) = to;
    if (second < first) std::swap(first, second);
}

std::size_t hash_of(const Position& position);

// Games that do not end (ZQ18): forty turns a side without a capture are a draw, unless the table
// plays on. This depends on the turns of a game, not on a position.
inline constexpr int quiet_turns_a_side = 40;

class QuietTurns {
public:
    // A throw led from one position to the other.
    void count(const Position& before, const Position& after) {
        const bool quiet = all_pieces(before).size() == all_pieces(after).size();
        turns_ = quiet ? turns_ + 1 : 0;
    }
    [[nodiscard]] int turns() const { return turns_; }  // of both sides, since the last capture
    [[nodiscard]] bool make_a_draw() const { return turns_ >= 2 * quiet_turns_a_side; }

private:
    int turns_ = 0;
};

}  // namespace parlor::zenda

template <>
struct std::hash<parlor::zenda::Position> {
    std::size_t operator()(const parlor::zenda::Position& position) const {
        return parlor::zenda::hash_of(position);
    }
};

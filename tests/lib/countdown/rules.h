// SPDX-License-Identifier: MIT
// Countdown, the toy game of the tests: of another kind than ours, and small enough to be solved.
// Three coins are thrown; all the heads, or one less, are counted down from ten, and the side that
// gets to nothing wins. Here is what search knows of it, and its text; game.h and page.h make it a
// game that people could play (docs/adding-a-game.md).
//
//   countdown 10 b ?         ten are left, and Blue is to throw
//   countdown 7 r 6-4-1      Red has thrown two heads: a die of 4 to 6 is one
//   countdown 0 =r           Red has counted to nothing and wins
//   -2                       a step: two are counted down
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "rules/game/plain_game.h"

namespace parlor::countdown {

struct Position {
    int left = 10;
    std::size_t side = 0;
    bool operator==(const Position&) const = default;
};

// Heads, and the dice that showed them.
struct Throw {
    int heads = 0;
    std::array<int, 3> dice{heads > 0 ? 6 : 1, heads > 1 ? 6 : 1, heads > 2 ? 6 : 1};
    bool operator==(const Throw& other) const { return heads == other.heads; }
    static Throw by(base::Random& random) {
        return {static_cast<int>(random.below(2) + random.below(2) + random.below(2))};
    }
};

struct Step {
    int count;
    bool operator==(const Step&) const = default;
};

inline bool matches(const Step& tried, const Step& step) { return tried == step; }
inline bool is_over(const Position& position) { return position.left == 0; }
inline std::vector<Step> steps(const Position& position, const Throw& thrown) {
    if (thrown.heads == 0) return {};
    if (thrown.heads > position.left) return {{position.left}};
    return {{thrown.heads}, {thrown.heads - 1}};
}
inline Position after(const Position& position, std::optional<Step> step) {
    const int left = position.left - (step ? step->count : 0);
    return {left, left == 0 ? position.side : 1 - position.side};
}

std::string text(const Step& step);
std::string text(const Throw& thrown);
std::string text(const Position& position);

struct Countdown : game::PlainGame<Position, Throw, Step> {
    static constexpr std::string_view name = "countdown";
    static constexpr std::string_view seats = "br";
    static constexpr std::array<game::WeightedThrow<Throw>, 4> throws{
        {{{0}, 1}, {{1}, 3}, {{2}, 3}, {{3}, 1}}};
    static constexpr std::size_t most_sides = 2;
    static bool throw_is_due(const Position& position) { return !is_over(position); }
    static std::size_t side_to_throw(const Position& position) { return position.side; }
    static std::optional<std::size_t> winner(const Position& position) {
        return is_over(position) ? std::optional(position.side) : std::nullopt;
    }
    static std::optional<Throw> read_throw(std::string_view text);
    static std::optional<Step> read_step(std::string_view text);
    static std::optional<Position> read_pieces(std::span<const std::string_view> words,
                                               std::size_t side);
};

}  // namespace parlor::countdown

// Rollouts remember positions.
template <>
struct std::hash<parlor::countdown::Position> {
    std::size_t operator()(const parlor::countdown::Position& position) const noexcept {
        return static_cast<std::size_t>(position.left) * 2 + position.side;
    }
};

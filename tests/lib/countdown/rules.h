// SPDX-License-Identifier: MIT
// Countdown, the toy game of the tests: of another kind than ours, and small enough to be solved.
// Here is what search knows of it; the rest of this folder makes it a game that people could play
// (docs/adding-a-game.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/random.h"

namespace parlor::countdown {

// Three coins, two sides: heads are counted down from ten, whoever comes to nothing wins.
struct Countdown {
    struct Board {};
    struct Position {
        int left = 10;
        std::size_t side = 0;
        bool operator==(const Position&) const = default;
    };
    struct Throw {
        int heads = 0;
        bool operator==(const Throw&) const = default;
        static Throw by(base::Random& random) {
            return {static_cast<int>(random.below(2) + random.below(2) + random.below(2))};
        }
    };
    struct WeightedThrow {
        Throw thrown;
        int weight;
    };
    // All the heads, or one less.
    class Results {
    public:
        void find(const Position& position, Throw thrown) {
            before_ = position;
            heads_ = thrown.heads;
        }
        [[nodiscard]] std::size_t size() const {
            return heads_ == 0 || before_.left < heads_ ? 1 : 2;
        }
        [[nodiscard]] Position operator[](std::size_t index) const {
            const int left = before_.left - heads_ + static_cast<int>(index);
            return left > 0 ? Position{left, 1 - before_.side} : Position{0, before_.side};
        }
        Position sample(const Position& position, Throw thrown, base::Random& random) {
            find(position, thrown);
            return (*this)[random.below(static_cast<std::uint32_t>(size()))];
        }

    private:
        Position before_;
        int heads_ = 0;
    };

    static constexpr std::array<WeightedThrow, 4> throws{{{{0}, 1}, {{1}, 3}, {{2}, 3}, {{3}, 1}}};
    static constexpr std::size_t most_sides = 2;
    static Board standard_board() { return {}; }
    static Results results_on(const Board& /*board*/) { return {}; }
    static bool throw_is_due(const Position& position) { return position.left > 0; }
    static std::size_t side_to_throw(const Position& position) { return position.side; }
    static std::optional<std::size_t> winner(const Position& position) {
        return position.left == 0 ? std::optional(position.side) : std::nullopt;
    }
};

}  // namespace parlor::countdown

// Rollouts remember positions.
template <>
struct std::hash<parlor::countdown::Countdown::Position> {
    std::size_t operator()(const parlor::countdown::Countdown::Position& position) const noexcept {
        return static_cast<std::size_t>(position.left) * 2 + position.side;
    }
};

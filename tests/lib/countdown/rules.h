// SPDX-License-Identifier: MIT
// Countdown, the toy game of the tests: of another kind than ours, and small enough to be solved.
// Here is what search knows of it, and its text; the rest of this folder makes it a game that
// people could play (docs/adding-a-game.md).
//
//   countdown 10 b ?         ten are left, and Blue is to throw
//   countdown 7 r 6-4-1      Red has thrown two heads: a die of 4 to 6 is one
//   countdown 0 =r           Red has counted to nothing and wins
//   -2                       a step: two are counted down
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "rules/match/match.h"

namespace parlor::countdown {

// Heads, and the dice that showed them.
struct Throw {
    int heads = 0;
    std::array<int, 3> dice{heads > 0 ? 6 : 1, heads > 1 ? 6 : 1, heads > 2 ? 6 : 1};
    bool operator==(const Throw& other) const { return heads == other.heads; }
    static Throw by(base::Random& random) {
        return {static_cast<int>(random.below(2) + random.below(2) + random.below(2))};
    }
};

// Three coins, two sides: heads are counted down from ten, and the side that gets to nothing wins.
struct Countdown {
    struct Board {};
    struct Position {
        int left = 10;
        std::size_t side = 0;
        bool operator==(const Position&) const = default;
    };
    using Throw = countdown::Throw;
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
    static const Board& standard_board() {
        static constexpr Board board{};
        return board;
    }
    static Results results_on(const Board& /*board*/) { return {}; }
    static bool throw_is_due(const Position& position) { return position.left > 0; }
    static std::size_t side_to_throw(const Position& position) { return position.side; }
    static std::optional<std::size_t> winner(const Position& position) {
        return position.left == 0 ? std::optional(position.side) : std::nullopt;
    }
};

inline constexpr std::string_view game_name = "countdown";
inline constexpr std::string_view seat_letters = "br";
constexpr char letter(std::size_t side) { return seat_letters[side]; }
inline bool is_over(const Countdown::Position& position) { return position.left == 0; }

struct Step {
    int count;
    bool operator==(const Step&) const = default;
};
inline bool matches(const Step& wanted, const Step& step) { return wanted == step; }

std::string text(const Step& step);
std::string text(const Countdown::Throw& thrown);
std::string text(const Countdown::Position& position);
std::string text(const Countdown::Position& position, const Countdown::Throw& thrown);

struct PositionText {
    Countdown::Position position;
    std::optional<Countdown::Throw> thrown{};
};
std::optional<Countdown::Throw> parse_throw(std::string_view text);
base::Expected<std::vector<Step>, match::TextFaults> parse_steps(std::string_view text);
base::Expected<PositionText, match::TextFaults> parse_position(std::string_view text);

}  // namespace parlor::countdown

// Rollouts remember positions.
template <>
struct std::hash<parlor::countdown::Countdown::Position> {
    std::size_t operator()(const parlor::countdown::Countdown::Position& position) const noexcept {
        return static_cast<std::size_t>(position.left) * 2 + position.side;
    }
};

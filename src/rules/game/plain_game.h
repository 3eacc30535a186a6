// SPDX-License-Identifier: MIT
// What a plain game has in common with others: no choice of boards, and turns of one step or none.
// A game derives the type that search knows, and adds what the concept Game still asks for:
//
//   struct Countdown : game::PlainGame<Position, Throw, Step> {
//       static constexpr std::array<game::WeightedThrow<Throw>, 4> throws{…};
//       static constexpr std::size_t most_sides = 2;
//       static std::size_t side_to_throw(const Position& position);
//       static std::optional<std::size_t> winner(const Position& position);
//       static bool throw_is_due(const Position& position);
//   };
//
// Its namespace has two functions:
//   std::vector<Step> steps(const Position& position, const Throw& thrown);
//       the steps of which one is made, each to another position; empty if nothing can be played
//   Position after(const Position& position, std::optional<Step> step);
//       the position after the turn; nullopt if nothing was played
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "rules/game/game.h"

namespace parlor::game {

template <class GamePosition, class GameThrow, class GameStep>
struct PlainGame {
    using Position = GamePosition;
    using Throw = GameThrow;
    using Step = GameStep;
    struct Board {};

    class Results {
    public:
        void find(const Position& position, const Throw& thrown) {
            before_ = position;
            steps_ = steps(position, thrown);
        }
        [[nodiscard]] std::size_t size() const { return std::max<std::size_t>(steps_.size(), 1); }
        [[nodiscard]] Position operator[](std::size_t index) const {
            return after(before_, steps_.empty() ? std::nullopt : std::optional(steps_[index]));
        }
        Position sample(const Position& position, const Throw& thrown, base::Random& random) {
            find(position, thrown);
            return (*this)[random.below(static_cast<std::uint32_t>(size()))];
        }

    private:
        Position before_{};
        std::vector<Step> steps_;
    };

    static const Board& standard_board() {
        static constexpr Board board{};
        return board;
    }
    static Results results_on(const Board& /*board*/) { return {}; }
};

}  // namespace parlor::game

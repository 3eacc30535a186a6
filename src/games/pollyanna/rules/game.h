// SPDX-License-Identifier: MIT
// Pollyanna as search sees it. Four sides, numbered like their seats; partners are side 0 (Blue and
// Red) and side 1 (Green and Yellow).
#pragma once

#include "games/pollyanna/rules/board.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/throw.h"
#include "rules/game/game.h"
#include "rules/game/perft.h"

namespace parlor::pollyanna {

struct Pollyanna {
    using Board = pollyanna::Board;
    using Position = pollyanna::Position;
    using Throw = pollyanna::Throw;
    using Results = pollyanna::Results;

    static constexpr const auto& throws = all_throws;
    static constexpr std::size_t most_sides = 4;

    static const Board& standard_board() { return board; }
    // There is one board, and the generator is made for it.
    static Results results_on(const Board& /*board*/) { return {}; }

    static std::size_t side(const Position& position, Seat seat) {
        return static_cast<std::size_t>(position.variant.partners() ? index(seat) % 2
                                                                    : index(seat));
    }
    static std::size_t side_to_throw(const Position& position) {
        return side(position, position.to_throw);
    }
    static bool throw_is_due(const Position& position) { return !is_over(position); }
    static std::optional<std::size_t> winner(const Position& position) {
        if (!is_over(position)) return std::nullopt;
        return side_to_throw(position);  // the first of the winners
    }
};

static_assert(game::Game<Pollyanna>);
static_assert(game::total_weight<Pollyanna>() == 36);

using Chances = game::Chances<Pollyanna>;
using Perft = game::Perft<Pollyanna>;

}  // namespace parlor::pollyanna

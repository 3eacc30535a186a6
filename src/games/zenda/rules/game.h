// SPDX-License-Identifier: MIT
// The Prisoner of Zenda as search sees it: two sides, Streslau and Zenda, however many hands play
// for them. Setting up comes before the first throw and is not searched.
#pragma once

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/throw.h"
#include "rules/game/game.h"
#include "rules/game/perft.h"

namespace parlor::zenda {

struct Zenda {
    using Board = zenda::Board;
    using Position = zenda::Position;
    using Throw = zenda::Throw;
    using Results = zenda::Results;

    static constexpr const auto& throws = all_throws;
    static constexpr std::size_t most_sides = 2;

    static const Board& standard_board() { return zenda::standard_board(); }
    static Results results_on(const Board& board) { return Results(board); }

    static std::size_t side_to_throw(const Position& position) { return index(position.city); }
    static bool throw_is_due(const Position& position) { return position.phase == Phase::Throwing; }
    static std::optional<std::size_t> winner(const Position& position) {
        const auto city = zenda::winner(position);
        return city ? std::optional(index(*city)) : std::nullopt;
    }
};

static_assert(game::Game<Zenda>);
static_assert(game::total_weight<Zenda>() == 216);

using Chances = game::Chances<Zenda>;
using Perft = game::Perft<Zenda>;

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "games/zenda/training/start_positions.h"

#include <array>
#include <utility>

#include "games/zenda/training/map_maker.h"

namespace parlor::zenda {
namespace {

constexpr std::size_t boards_drawn = 32;

Board drawn_board(std::uint64_t number) {
    base::Random random(1894, number);
    for (;;) {
        const auto plan = drawn(random_map(random));
        if (!plan) continue;
        if (auto board = Board::make(*plan)) return std::move(*board);
    }
}

// Each board is drawn when it is first used.
template <std::size_t number>
const Board& drawn_once() {
    static const Board board = drawn_board(number);
    return board;
}

template <std::size_t... numbers>
constexpr auto all_drawn(std::index_sequence<numbers...> /*numbers*/) {
    return std::array{&drawn_once<numbers>...};
}

}  // namespace

const Board& StartPositions::board(std::size_t kind, std::uint64_t game) {
    if (kind == 0) return standard_board();
    constexpr auto boards = all_drawn(std::make_index_sequence<boards_drawn>());
    return boards[game % boards.size()]();
}

}  // namespace parlor::zenda

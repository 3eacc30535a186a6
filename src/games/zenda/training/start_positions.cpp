// SPDX-License-Identifier: MIT
#include "games/zenda/training/start_positions.h"

#include <array>
#include <utility>

#include "games/zenda/training/map_maker.h"

namespace parlor::training {
namespace {

constexpr std::size_t boards_drawn = 32;

zenda::Board drawn_board(std::uint64_t number) {
    base::Random random(1894, number);
    for (;;) {
        const auto plan = zenda::drawn(zenda::random_map(random));
        if (!plan) continue;
        if (auto board = zenda::Board::make(*plan)) return std::move(*board);
    }
}

// Each is drawn when it is first played on.
template <std::size_t number>
const zenda::Board& drawn_once() {
    static const zenda::Board board = drawn_board(number);
    return board;
}

template <std::size_t... numbers>
constexpr auto all_drawn(std::index_sequence<numbers...> /*of them*/) {
    return std::array{&drawn_once<numbers>...};
}

}  // namespace

const zenda::Board& ZendaStartPositions::board(std::size_t kind, std::uint64_t game) {
    if (kind == 0) return zenda::standard_board();
    constexpr auto boards = all_drawn(std::make_index_sequence<boards_drawn>());
    return boards[game % boards.size()]();
}

}  // namespace parlor::training

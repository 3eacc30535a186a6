// SPDX-License-Identifier: MIT
// Whatever the file, reading a board ends well: with reasons, or with a board that can be made
// again from its own plan and set up for a game.
#include <string_view>

#include "fuzz/require.h"
#include "games/zenda/report_json/board_json.h"
#include "games/zenda/rules/rules.h"

using namespace parlor;
using namespace parlor::zenda;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto board = zenda::read_board(input);
    if (!board) {
        require(!board.error().empty());
        for (const BoardDefect& each : board.error()) require(!name(each.fault).empty());
        return 0;
    }
    const auto again = Board::make(board->plan());
    require(again && *again == *board && fingerprint(*again) == fingerprint(*board));
    Hand hand(starting_position());
    for (int side = 0; side < 2; ++side) {
        for (auto next = steps(*board, hand); !next.empty(); next = steps(*board, hand)) {
            hand = after(*board, hand, next.front());
        }
        const Position set = finished(hand);
        require(set.phase == (side == 0 ? Phase::Setting : Phase::Throwing));
        if (side == 0) hand = Hand(set);
    }
    require(all_pieces(hand.position).size() == 12);
    for (int count = 1; count <= 6; ++count) {
        Hand throwing(*board, finished(hand), Throw::of(count, count, count));
        for (const Step& step : steps(*board, throwing)) after(*board, throwing, step);
    }
    return 0;
}

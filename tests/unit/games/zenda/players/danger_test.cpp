// SPDX-License-Identifier: MIT
#include "games/zenda/players/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// With a single hunter, and no other piece that could make way for it, all plays say the same.
TEST(ZendaDanger, IsThatOfAllPlays) {
    const Board& board = tests::small_board("lane").board;
    for (const char* text : {"zenda k:5 y:8 m:- a:12,15 z ?", "zenda k:5 y:8 m:- a:11,14,15 z ?",
                             "zenda k:5 y:9 m:- a:7,16 z ?", "zenda k:5 y:9 m:14 a:- s ?",
                             "zenda k:5 y:7,9 m:14 a:- s ?", "zenda k:2 y:3,4 m:- a:16 s ?"}) {
        const Position position = parse_position(board, text)->position;
        const City feared = other(position.city);
        int falls = 0;
        for (const auto& [thrown, weight] : all_throws) {
            const auto all = plays(board, position, thrown);
            const bool captures = std::ranges::any_of(all, [&](const Play& play) {
                return pieces_of(play.after, feared).size() < pieces_of(position, feared).size();
            });
            if (captures) falls += weight;
        }
        EXPECT_EQ(falls_feared(board, position, feared), falls) << text;
    }
}

}  // namespace
}  // namespace parlor::zenda

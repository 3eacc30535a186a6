// SPDX-License-Identifier: MIT
// Zenda's lines of play from given positions: any change of the rules shows here.
#include <gtest/gtest.h>

#include <sstream>

#include "base/words.h"
#include "games/zenda/rules/perft.h"
#include "games/zenda/rules/text.h"
#include "support/corpus.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

TEST(ZendaPerftPins, CountsAreUnchanged) {
    const std::string file = read_project_file("tests/rules/zenda.perft");
    int pins = 0;
    for (const std::string_view line : base::split(file, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream words{std::string(line)};
        std::uint64_t count = 0;
        int depth = 0;
        std::string on;
        std::string position;
        words >> count >> depth >> on >> std::ws;
        std::getline(words, position);
        const zenda::Board& board = small_board(on).board;
        const auto from = zenda::parse_position(board, position);
        ASSERT_TRUE(from) << line;
        EXPECT_EQ(zenda::Perft(board).count(from->position, depth), count) << line;
        ++pins;
    }
    EXPECT_GE(pins, 12);
}

}  // namespace
}  // namespace parlor::tests

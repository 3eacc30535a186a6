// SPDX-License-Identifier: MIT
// The number of lines of play from given positions: any change of the rules shows here.
#include "games/pollyanna/rules/perft.h"

#include <gtest/gtest.h>

#include "base/words.h"
#include "games/pollyanna/rules/text.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

TEST(PerftPins, CountsAreUnchanged) {
    const std::string file = read_project_file("tests/rules/pollyanna.perft");
    int pins = 0;
    for (const std::string_view line : base::split(file, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t depth_at = line.find(' ') + 1;
        const std::size_t position_at = line.find(' ', depth_at) + 1;
        const auto from = pollyanna::parse_position(line.substr(position_at));
        ASSERT_TRUE(from) << line;
        const int depth = std::stoi(std::string(line.substr(depth_at)));
        EXPECT_EQ(pollyanna::perft(from->position, depth), std::stoull(std::string(line))) << line;
        ++pins;
    }
    EXPECT_GE(pins, 12);
}

}  // namespace
}  // namespace parlor::tests

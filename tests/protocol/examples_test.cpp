// SPDX-License-Identifier: MIT
// The example client of docs/examples plays a game to its end.
#include <gtest/gtest.h>

#include "laboratory/subprocess.h"

namespace parlor::tests {
namespace {

using console::Clock;

TEST(Examples, TheClientPlaysAGame) {
    const auto client = laboratory::Subprocess::start(
        "python3 " PARLOR_SOURCE "/docs/examples/engine_client.py " PARLOR_PROGRAM
        " engine --level random",
        1000);
    ASSERT_TRUE(client) << client.error();
    std::vector<std::string> lines;
    while (const auto line = (*client)->read(Clock::now() + std::chrono::minutes(2))) {
        lines.push_back(*line);
    }
    const auto ending = (*client)->end(Clock::now() + std::chrono::minutes(2));
    ASSERT_TRUE(ending);
    EXPECT_EQ(ending->number, 0);
    ASSERT_GT(lines.size(), 20U);
    EXPECT_EQ(lines.front(), "This is Parlor");
    EXPECT_NE(lines.back().find("h,h,h,h"), std::string::npos) << lines.back();
}

}  // namespace
}  // namespace parlor::tests

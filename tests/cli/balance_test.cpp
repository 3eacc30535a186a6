// SPDX-License-Identifier: MIT
// `parlor-lab balance`: how even a board is, and the search for one that is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/zenda/report_json/board_json.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

template <class... Options>
Ran balance(Options... options) {
    return run_lab({"balance", "--lang", "en", options...});
}

TEST(Balance, TellsHowABoardComesOutAndWhatIsAimedAt) {
    const Ran ran = balance("--game", "zenda", "--players", "random=3,simple=1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("random (3)"));
    EXPECT_THAT(ran.out, HasSubstr("simple (1)"));
    EXPECT_THAT(ran.out, HasSubstr("45 % – 55 %"));
    EXPECT_THAT(ran.out, HasSubstr("not even")) << "between random players";
}

TEST(Balance, FindsBoardsThatCanBePlayedOn) {
    const TemporaryFolder folder;
    const auto found = [&](const char* threads) {
        const Ran ran =
            balance("--game", "zenda", "--players", "random=1,random=1", "--search", "2",
                    "--generations", "2", "--screen", "1", "--settle", "1", "--keep", "1", "--seed",
                    "5", "--threads", threads, "--out", folder.file(".").c_str());
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("map-1.json: "));
        return read_text(folder.file("map-1.json"));
    };
    const std::string one = found("1");
    const auto board = zenda::read_board(one);
    ASSERT_TRUE(board);
    EXPECT_EQ(zenda::board_file(board->plan()), one);
    EXPECT_EQ(found("2"), one) << "on any number of threads";
}

TEST(Balance, RefusesWhatItCannotDo) {
    EXPECT_EQ(balance().code, 2) << "which game?";
    EXPECT_THAT(balance("--game", "pollyanna-1916").err, HasSubstr("(sides_alike)"));
    EXPECT_THAT(balance("--game", "zenda", "--players", "nobody=3").err,
                HasSubstr("(unknown_judge)"));
    EXPECT_THAT(balance("--game", "zenda", "--players", "careful").err,
                HasSubstr("(unknown_judge)"));
    EXPECT_THAT(balance("--game", "zenda", "--search", "-1").err, HasSubstr("(out_of_range)"));
    EXPECT_THAT(balance("--game", "zenda", "--search", "1", "--settle", "0").err,
                HasSubstr("(out_of_range)"));
    const Ran nowhere = balance("--game", "zenda", "--players", "random=1", "--search", "1",
                                "--screen", "1", "--generations", "999", "--out", "/nowhere");
    EXPECT_EQ(nowhere.code, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("/nowhere")) << "after the first generation, not the last";
}

}  // namespace
}  // namespace parlor::tests

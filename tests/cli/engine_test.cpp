// SPDX-License-Identifier: MIT
// `parlor engine` on the command line. What it says to programs is in tests/engine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;

TEST(Engine, EndsWithItsInputAndAnswersWhatCameBefore) {
    const Ran ran =
        run_parlor({"engine", "--level", "6"},
                   "position dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b 5-2\ngo\nhello 2");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(lines_of(ran.out), ElementsAre(HasSubstr("info after"), HasSubstr("info chances"),
                                               "bestplay pass", "error unknown_version 2"));
}

TEST(Engine, SkipsLinesThatAreTooLong) {
    EXPECT_EQ(run_parlor({"engine"}, std::string(4097, 'x') + "\nhello 2\n").out,
              "error line_too_long\nerror unknown_version 2\n");
    const auto json =
        lines_of(run_parlor({"engine", "--json"}, std::string(65537, 'x') + "\n[]\n").out);
    EXPECT_THAT(json, ElementsAre(R"({"error":"line_too_long","part":""})",
                                  R"({"error":"wrong_type","part":"the line"})"));
}

TEST(Engine, RefusesOptionsThatAreNoGood) {
    const Ran level = run_parlor({"engine", "--level", "nobody"}, "hello 1\n");
    EXPECT_EQ(level.code, 2);
    EXPECT_EQ(level.out, "");
    EXPECT_THAT(level.err,
                MatchesRegex(".*\"nobody\": it is one of random, .*\\(unknown_level\\)\n"));
    const Ran board = run_parlor({"engine", "--board", "no/such/file"}, "hello 1\n");
    EXPECT_EQ(board.code, 2);
    EXPECT_EQ(board.out, "");
    EXPECT_THAT(board.err, HasSubstr("no/such/file"));
}

}  // namespace
}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// `parlor-lab tune`: the same file on any number of threads, and what it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

template <class... Options>
Ran tune(Options... options) {
    return run_lab({"tune", "--lang", "en", options...});
}

TEST(Tune, WritesTheSameFileOnAnyNumberOfThreads) {
    const TemporaryFolder folder;
    const auto on_threads = [&](const char* count) {
        const std::string file = folder.file(count);
        const Ran ran = tune("--games", "3", "--generations", "1", "--seed", "5", "--threads",
                             count, "--out", file.c_str());
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.out, "");
        return read_text(file);
    };
    const std::string one = on_threads("1");
    EXPECT_EQ(on_threads("2"), one);
    EXPECT_THAT(one, HasSubstr("#   parlor-lab tune --game zenda --seed 5 --games 3 "
                               "--generations 1\n"));
    EXPECT_THAT(one, HasSubstr("\nweights zenda "));
    EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Tune, PrintsWhereNoFileIsNamed) {
    const Ran ran = tune("--games", "1", "--generations", "1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\nweights zenda "));
}

TEST(Tune, RefusesWhatItCannotDo) {
    EXPECT_THAT(tune("--game", "whist").err, HasSubstr("(unknown_game)"));
    EXPECT_THAT(tune("--games", "0").err, HasSubstr("(out_of_range)"));
    EXPECT_THAT(tune("--generations", "0").err, HasSubstr("(out_of_range)"));
    EXPECT_EQ(tune("--threads", "-1").code, 2);
    EXPECT_THAT(tune("--game", "pollyanna").err, HasSubstr("(unknown_game)"));
    EXPECT_THAT(tune("--boards", "nowhere.json").err, HasSubstr("nowhere.json"));
    const Ran ran = tune("--games", "1", "--generations", "1", "--out", "/nowhere/weights.txt");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("/nowhere/weights.txt"));
}

}  // namespace
}  // namespace parlor::tests

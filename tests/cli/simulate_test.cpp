// SPDX-License-Identifier: MIT
// `parlor-lab simulate`: the same totals on any number of threads, and what it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

template <class... Options>
Ran simulate(Options... options) {
    return run_lab({"simulate", "--lang", "en", options...});
}

// What `--json` tells, without the time it took.
template <class... Options>
boost::json::object totals(Options... options) {
    boost::json::object read = boost::json::parse(simulate("--json", options...).out).as_object();
    EXPECT_GT(read.at("seconds").to_number<double>(), 0);
    read.erase("seconds");
    return read;
}

TEST(Simulate, HasTheSameTotalsOnAnyNumberOfThreads) {
    for (const char* player : {"random", "simple"}) {
        const auto on_threads = [&](const char* count) {
            return totals("--games", "150", "--seed", "9", "--player", player, "--threads", count);
        };
        const auto one = on_threads("1");
        EXPECT_EQ(one.at("games"), 150);
        EXPECT_EQ(on_threads("2"), one);
        EXPECT_EQ(on_threads("7"), one);
    }
}

TEST(Simulate, SeatsWhomItIsTold) {
    const auto read = totals("--games", "3", "--seats", "red,Blue", "--player", "simple",
                             "--players", "r=random");
    EXPECT_EQ(read.at("seats"), "br");
    EXPECT_EQ(read.at("players"), (boost::json::object{{"b", "simple"}, {"r", "random"}}));
}

TEST(Simulate, TellsATable) {
    const Ran ran = simulate("--games", "3", "--partners");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("pollyanna-1916+partners: 3 games, seed 1\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nBlue and Red "));
}

TEST(Simulate, RefusesEachOptionThatIsNoGood) {
    const Ran ran = simulate("--game", "whist", "--seats", "bgx", "--player", "nobody", "--players",
                             "b=who,b=random", "--games", "0");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(lines_of(ran.err),
                ElementsAre(HasSubstr("(unknown_edition)"), HasSubstr("(unknown_seat)"),
                            HasSubstr("(unknown_player)"), HasSubstr("(unknown_player)"),
                            HasSubstr("(seat_repeated)"), HasSubstr("(out_of_range)")));
}

TEST(Simulate, RefusesSeatsThatCannotPlay) {
    EXPECT_THAT(simulate("--seats", "bg").err, HasSubstr("(seats_not_playable)"));
    EXPECT_THAT(simulate("--seats", "").err, HasSubstr("(unknown_seat)"));
    EXPECT_THAT(simulate("--seats", "br", "--partners").err, HasSubstr("(partners_need_four)"));
    EXPECT_THAT(simulate("--seats", "br", "--players", "g=random").err, HasSubstr("(nobody_sits)"));
}

}  // namespace
}  // namespace parlor::tests

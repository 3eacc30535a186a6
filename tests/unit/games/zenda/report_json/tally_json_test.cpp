// SPDX-License-Identifier: MIT
#include "games/zenda/report_json/tally_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace parlor::report_json {
namespace {

namespace json = boost::json;
using zenda::City;

TEST(ZendaTallyJson, ParsesBackToWhatWasCounted) {
    zenda::Series series;
    series.players = {"random", "random"};
    series.seed = 7;
    const zenda::Tally tally = play_series(series, 0, 5);
    const json::value read = json::parse(zenda::tally_json(series, tally, 1.5));
    const auto number = [&](const json::value& value) { return value.to_number<std::uint64_t>(); };
    EXPECT_EQ(read.at("game").as_string(), "zenda");
    EXPECT_EQ(read.at("board").as_string(), fingerprint(zenda::standard_board()));
    EXPECT_EQ(number(read.at("seed")), 7U);
    EXPECT_EQ(number(read.at("games")), 5U);
    EXPECT_EQ(number(read.at("decided")) + number(read.at("draws")), 5U);
    EXPECT_EQ(number(read.at("throws")), tally.throws);
    EXPECT_EQ(read.at("players").at("s").as_string(), "random");
    EXPECT_EQ(number(read.at("wins").at("z")), tally.of(City::Zenda).wins);
    EXPECT_EQ(number(read.at("endings").at("king_home")), tally.of(City::Zenda).wins);
    EXPECT_EQ(number(read.at("by_side").at("s").at("throws")), tally.of(City::Streslau).throws);
    EXPECT_GE(read.at("shares").at("s").at("high").as_double(),
              read.at("shares").at("s").at("low").as_double());
    EXPECT_EQ(read.at("by_side").at("z").at("faces").as_array().size(), 6U);
}

}  // namespace
}  // namespace parlor::report_json

// SPDX-License-Identifier: MIT
#include "games/pollyanna/report_json/tally_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace parlor::report_json {
namespace {

namespace json = boost::json;
using Series = pollyanna::Series;
using Tally = pollyanna::Tally;
using pollyanna::Seat;
using pollyanna::SeatSet;

struct Told {
    Series series;
    Tally tally;
    json::object read;
};

const analysis::SeriesRules<pollyanna::Pollyanna> four{.seated = SeatSet::all()};

Told told(Series series) {
    series.players.fill("random");
    Tally tally = play_series(series, 0, 30);
    json::object read = json::parse(pollyanna::tally_json(series, tally, 1.5)).as_object();
    return {series, tally, read};
}

std::uint64_t number(const json::value& value) { return value.to_number<std::uint64_t>(); }

TEST(TallyJson, ParsesBackToWhatWasCounted) {
    const Told all = told({.rules = four, .seed = 18446744073709551615U});
    EXPECT_EQ(all.read.at("game").as_string(), "pollyanna-1916");
    EXPECT_EQ(all.read.at("seats").as_string(), "bgry");
    EXPECT_EQ(number(all.read.at("seed")), 18446744073709551615U);
    EXPECT_EQ(number(all.read.at("games")), 30U);
    EXPECT_EQ(number(all.read.at("throws")), all.tally.throws);
    EXPECT_DOUBLE_EQ(all.read.at("seconds").as_double(), 1.5);
    EXPECT_DOUBLE_EQ(all.read.at("length").at("mean").as_double(), all.tally.length().mean);
    EXPECT_EQ(number(all.read.at("totals").at("captures")), all.tally.total().captures);
    const json::value& red = all.read.at("by_seat").at("r");
    EXPECT_EQ(number(red.at("lost_throws")), all.tally.of(Seat::Red).lost_throws);
    EXPECT_EQ(number(red.at("faces").at(5)), all.tally.of(Seat::Red).faces[5]);
}

TEST(TallyJson, HasTheWinsOfEverySeat) {
    const Told all = told({.rules = four});
    std::uint64_t sum = 0;
    for (const auto& each : all.read.at("wins").as_object()) sum += number(each.value());
    EXPECT_EQ(sum, 30U);
    EXPECT_EQ(all.read.at("wins").as_object().size(), 4U);
    const json::value& share = all.read.at("shares").at("b");
    EXPECT_LT(share.at("low").as_double(), share.at("share").as_double());
    EXPECT_GT(share.at("high").as_double(), share.at("share").as_double());
}

TEST(TallyJson, HasTheWinsOfPartnersToo) {
    Series series{.rules = four};
    series.rules.variant = series.rules.variant.with_partners();
    const Told all = told(series);
    const json::object& wins = all.read.at("wins").as_object();
    EXPECT_EQ(number(wins.at("br")) + number(wins.at("gy")), 30U);
    EXPECT_EQ(wins.at("b"), wins.at("br"));
    EXPECT_EQ(wins.at("y"), wins.at("gy"));
}

TEST(TallyJson, IsSilentAboutVacantSeats) {
    const Told all = told({.rules = {.seated = SeatSet::pair(Seat::Green)}});
    EXPECT_EQ(all.read.at("seats").as_string(), "gy");
    EXPECT_FALSE(all.read.at("wins").as_object().contains("b"));
    EXPECT_FALSE(all.read.at("by_seat").as_object().contains("r"));
    EXPECT_FALSE(all.read.at("players").as_object().contains("r"));
}

}  // namespace
}  // namespace parlor::report_json

// SPDX-License-Identifier: MIT
#include "computers/players/weights.h"
#include "computers/players/weights_files.h"

#include <gtest/gtest.h>

#include "games/zenda/players/features.h"

namespace parlor::players {
namespace {

using Names = std::array<std::string_view, 2>;
constexpr Names features{"waiting", "home"};
constexpr Names rows{"two", "four"};
constexpr WeightsShape shape{"toy", 3, features, rows};

constexpr std::string_view file =
    "# made by hand\n"
    "#\n"
    "weights toy 3\n"
    "feature          two         four\n"
    "waiting    -0.412000     0.000000\n"
    "home       12.250000    -0.000001\n";

std::string fault_of(std::string_view text) {
    const auto read = parse_weights(text, shape);
    if (read) return "none";
    return std::to_string(read.error().line) + ": " + read.error().part;
}

TEST(Weights, AreReadByFeatureAndRow) {
    const auto read = parse_weights(file, shape);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->row(0)[0], -0.412);
    EXPECT_EQ(read->row(0)[1], 12.25);
    EXPECT_EQ(read->row(1)[0], 0);
    EXPECT_EQ(read->row(1)[1], -0.000001);
}

TEST(Weights, AreReadInAnyOrderOfFeaturesWithBlankLinesAndCarriageReturns) {
    EXPECT_EQ(parse_weights("weights toy 3\r\n\nfeature two four\r\nhome 12.25 -0.000001\n"
                            "# between\nwaiting -0.412 0",
                            shape)
                  .value(),
              parse_weights(file, shape).value());
}

TEST(Weights, AreWrittenAsTheyAreRead) {
    const auto read = parse_weights(file, shape);
    ASSERT_TRUE(read);
    const std::array<std::string, 2> card{"made by hand", ""};
    EXPECT_EQ(text(*read, shape, card), file);
}

TEST(Weights, OfAnotherShapeAreRefused) {
    EXPECT_EQ(fault_of("weights toy 2\n"), "1: 'weights toy 2' is not 'weights toy 3'");
    EXPECT_EQ(fault_of("weights chess 3\n"), "1: 'weights chess 3' is not 'weights toy 3'");
    EXPECT_EQ(fault_of("weights toy 3\nfeature four two\n"),
              "2: 'feature four two' is not 'feature two four'");
}

TEST(Weights, SayWhatIsWrongAndWhere) {
    const std::string head = "# card\nweights toy 3\nfeature two four\n";
    EXPECT_EQ(fault_of(""), "0: the heading is missing");
    EXPECT_EQ(fault_of("weights toy 3"), "0: the heading is missing");
    EXPECT_EQ(fault_of(head), "0: feature 'waiting' is missing");
    EXPECT_EQ(fault_of(head + "waiting 1 2\n"), "0: feature 'home' is missing");
    EXPECT_EQ(fault_of(head + "pawns 1 2\n"), "4: feature 'pawns' is not one of these features");
    EXPECT_EQ(fault_of(head + "home 1 2\nhome 1 2\n"), "5: feature 'home' stands here twice");
    EXPECT_EQ(fault_of(head + "home 1\n"), "4: feature 'home' wants 2 numbers");
    EXPECT_EQ(fault_of(head + "home 1 2 3\n"), "4: feature 'home' wants 2 numbers");
    EXPECT_EQ(fault_of(head + "home 1 1e3\n"), "4: '1e3' is not a plain decimal");
}

TEST(WeightsFiles, ThereIsOneForEachGame) {
    EXPECT_TRUE(parse_weights(weights_file("zenda"), shape_of<zenda::Features>()));
    EXPECT_TRUE(weights_file("chess").empty());
}

}  // namespace
}  // namespace parlor::players

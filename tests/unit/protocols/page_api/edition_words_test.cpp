// SPDX-License-Identifier: MIT
// The page speaks the words of the edition.
#include <gtest/gtest.h>

#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

constexpr auto english = language::Language::English;

Plan four_computers(std::string game) {
    Plan plan{.game = std::move(game), .seats = {}, .seed = "11"};
    for (const char seat : {'b', 'g', 'r', 'y'}) plan.seats.push_back({seat, "", "simple"});
    return plan;
}

TEST(Shelf, TellsEachEditionInItsOwnWords) {
    const page::Shelf shelf = PageApi().shelf(english);
    const auto last_difference = [&](std::size_t edition) {
        return shelf.games.front().editions[edition].differences.back();
    };
    EXPECT_EQ(last_difference(0), "A Reward of exactly ten may bring a piece to POLLYANNA.");
    EXPECT_EQ(last_difference(1), "Only the dice bring a piece to the Home Space, never a Reward.");
    EXPECT_EQ(last_difference(2), "Only the dice bring a piece to DIXIE, never a Reward.");
}

TEST(Table, TellsByItsTitleWhetherPartnersPlay) {
    PageApi page;
    const auto title = [&](std::string game) {
        return page.begin(english, four_computers(std::move(game)))->title;
    };
    EXPECT_EQ(title("dixie-1952"), "Dixie Pollyanna");
    EXPECT_EQ(title("dixie-1952+partners"), "Dixie Pollyanna, with partners");
    EXPECT_EQ(title("dixie-1952+third_piece_of_partners"), "Dixie Pollyanna");
}

TEST(Shelf, TellsThreeWhichSeatHasTheBestChance) {
    PageApi page;
    const page::Shelf shelf = page.shelf(english);
    for (const page::Seating& each : shelf.games.front().seatings) {
        EXPECT_EQ(each.note.empty(), each.players != 3) << each.seats;
        if (each.seats == "bgr") EXPECT_TRUE(each.note.starts_with("Red has")) << each.note;
        if (each.seats == "gry") EXPECT_TRUE(each.note.starts_with("Yellow has")) << each.note;
        if (each.seats == "bgy") EXPECT_TRUE(each.note.starts_with("Green has")) << each.note;
    }
}

}  // namespace
}  // namespace parlor::page_api

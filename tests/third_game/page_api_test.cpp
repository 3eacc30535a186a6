// SPDX-License-Identifier: MIT
// The page lists the third game and plays it.
#include "protocols/page_api/page_api.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace parlor::page_api {
namespace {

constexpr auto english = language::Language::English;

Plan plan() { return {"countdown", {{'b', "Ana", "person"}, {'r', "", "careful"}}, "7"}; }

TableView until_choosing(PageApi& page) {
    TableView view = *page.begin(english, plan());
    while (view.due != "step" && view.due != "over") {
        view = (view.due == "throw" ? page.find(view.table)->throw_dice()
                                    : page.find(view.table)->confirm())
                   ->view;
    }
    return view;
}

TEST(ThirdGamePage, ListsItOnTheShelf) {
    PageApi page;
    const page::Shelf shelf = page.shelf(english);
    ASSERT_EQ(shelf.games.size(), 3U);
    const page::GameCard& card = shelf.games[2];
    EXPECT_EQ(card.family, "countdown");
    EXPECT_EQ(card.name, "Countdown");
    ASSERT_EQ(card.seatings.size(), 1U);
    EXPECT_EQ(card.seatings[0].words, "Blue and Red");
    ASSERT_EQ(card.levels.size(), 2U);
    EXPECT_EQ(card.levels[1].title, "Careful");
}

TEST(ThirdGamePage, DrawsItsBoard) {
    PageApi page;
    const auto board = page.board(english, "countdown");
    ASSERT_TRUE(board);
    EXPECT_EQ(board->places.size(), 11U);
    const std::string svg = page.picture(english, "countdown 4 b ?", true)->svg;
    const std::string counter = R"(<circle cx="280" cy="40" r="8"/></svg>)";
    EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with(counter)) << svg;
    EXPECT_NE(svg, page.picture(english, "countdown 5 b ?", true)->svg);
}

TEST(ThirdGamePage, ShowsWhatMayBeDoneAndWhatMoves) {
    PageApi page;
    const TableView view = until_choosing(page);
    ASSERT_EQ(view.due, "step");
    EXPECT_EQ(view.family, "countdown");
    ASSERT_EQ(view.dice.size(), 3U);
    EXPECT_FALSE(view.dice[0].used);
    EXPECT_EQ(view.told.prompt, "Choose a piece.");
    const Choice& choice = view.choices.front();
    const auto stepped = page.find(view.table)->step(choice.step);
    ASSERT_TRUE(stepped);
    ASSERT_EQ(stepped->movements.size(), 1U);
    EXPECT_EQ(stepped->movements[0].from, view.pieces[0].place);
    EXPECT_EQ(stepped->movements[0].to, stepped->view.pieces[0].place);
    EXPECT_EQ(stepped->movements[0].route, choice.route);
    EXPECT_TRUE(stepped->view.dice[0].used);
    EXPECT_EQ(page.find(view.table)->undo()->view.pieces, view.pieces);
}

TEST(ThirdGamePage, SaysWhyAndHints) {
    PageApi page;
    const TableView view = *page.open(english, {"countdown 2 b 6-5-1", "1"});
    EXPECT_TRUE(page.find(view.table)->why("2", "").allowed);
    EXPECT_TRUE(page.find(view.table)->why("2", "0").allowed);
    EXPECT_FALSE(page.find(view.table)->why("2", "2").allowed);
    EXPECT_FALSE(page.find(view.table)->why("7", "").allowed);
    const auto hints = page.find(view.table)->hint(1, base::never_stop);
    ASSERT_TRUE(hints);
    EXPECT_EQ(hints->hints[0].words, "counts down 2");
    EXPECT_EQ(hints->hints[0].reason, "wins the game");
    const auto refused = page.find(view.table)->step("-5");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "That step may not be made.");
}

TEST(ThirdGamePage, SaysWhatEveryThrowWouldBring) {
    PageApi page;
    const std::string position = "countdown 2 b ?";
    const auto table = *page.lay_out(english, {position});
    EXPECT_EQ(page.arrange(english, position, {})->position, position);
    const auto throws = table->throws();
    ASSERT_TRUE(throws);
    EXPECT_EQ(throws->falls, 8);
    const auto two_heads = table->best_of("6-6-1");
    ASSERT_TRUE(two_heads);
    EXPECT_EQ(two_heads->chances, (std::vector<double>{1, 0}));
    EXPECT_EQ(table->best_of("1-1-1")->play, "pass");
    EXPECT_EQ(table->best_of("7-1-1").error().error, "unreadable");
    EXPECT_EQ(table->before()->chances.size(), 2U);
}

TEST(ThirdGamePage, PlaysItToTheEndAndTellsItsStory) {
    PageApi page;
    TableView view = *page.begin(english, plan());
    const int table = view.table;
    for (int asked = 0; asked < 5'000 && view.due != "over"; ++asked) {
        view = (view.due == "throw"     ? page.find(table)->throw_dice()
                : view.due == "confirm" ? page.find(table)->confirm()
                                        : page.find(table)->computer("random", base::never_stop))
                   ->view;
    }
    ASSERT_EQ(view.due, "over");
    EXPECT_EQ(std::ranges::count(view.seats, true, &SeatView::won), 1);
    const auto story = page.find(table)->story();
    EXPECT_EQ(story.turns.size(), view.turn);
    EXPECT_EQ(story.turns.back().position, view.position);
    const auto again = page.resume(english, view.record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->record, view.record);
}

}  // namespace
}  // namespace parlor::page_api

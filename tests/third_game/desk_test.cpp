// SPDX-License-Identifier: MIT
// The page's desk lists the third game and plays it.
#include "programs/page_api/desk.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace parlor::page_api {
namespace {

constexpr auto english = language::Language::English;

Plan plan() { return {"countdown", {{'b', "Ana", "person"}, {'r', "", "careful"}}, "7"}; }

TableView until_choosing(Desk& desk) {
    TableView view = *desk.begin(english, plan());
    while (view.due != "step" && view.due != "over") {
        view = (view.due == "throw" ? desk.throw_dice(view.table) : desk.confirm(view.table))->view;
    }
    return view;
}

TEST(ThirdGameDesk, ListsItOnTheShelf) {
    Desk desk;
    const Shelf shelf = desk.shelf(english);
    ASSERT_EQ(shelf.games.size(), 3U);
    const GameCard& card = shelf.games[2];
    EXPECT_EQ(card.family, "countdown");
    EXPECT_EQ(card.name, "Countdown");
    ASSERT_EQ(card.seatings.size(), 1U);
    EXPECT_EQ(card.seatings[0].words, "Blue and Red");
    ASSERT_EQ(card.levels.size(), 2U);
    EXPECT_EQ(card.levels[1].title, "Careful");
}

TEST(ThirdGameDesk, DrawsItsBoard) {
    Desk desk;
    const auto board = desk.board(english, "countdown");
    ASSERT_TRUE(board);
    EXPECT_EQ(board->places.size(), 11U);
    EXPECT_NE(desk.picture(english, "countdown 4 b ?", true)->svg,
              desk.picture(english, "countdown 5 b ?", true)->svg);
}

TEST(ThirdGameDesk, ShowsWhatMayBeDoneAndWhatMoves) {
    Desk desk;
    const TableView view = until_choosing(desk);
    ASSERT_EQ(view.due, "step");
    EXPECT_EQ(view.family, "countdown");
    ASSERT_EQ(view.dice.size(), 3U);
    EXPECT_FALSE(view.dice[0].used);
    EXPECT_EQ(view.told.prompt, "Choose a piece.");
    const Choice& choice = view.choices.front();
    const auto stepped = desk.step(view.table, choice.step);
    ASSERT_TRUE(stepped);
    ASSERT_EQ(stepped->movements.size(), 1U);
    EXPECT_EQ(stepped->movements[0].from, view.pieces[0].place);
    EXPECT_EQ(stepped->movements[0].to, stepped->view.pieces[0].place);
    EXPECT_EQ(stepped->movements[0].route, choice.route);
    EXPECT_TRUE(stepped->view.dice[0].used);
    EXPECT_EQ(desk.undo(view.table)->view.pieces, view.pieces);
}

TEST(ThirdGameDesk, SaysWhyAndHints) {
    Desk desk;
    const TableView view = *desk.open(english, "countdown 2 b 6-5-1", "1");
    EXPECT_TRUE(desk.why(view.table, "2", "")->allowed);
    EXPECT_TRUE(desk.why(view.table, "2", "0")->allowed);
    EXPECT_FALSE(desk.why(view.table, "2", "2")->allowed);
    EXPECT_FALSE(desk.why(view.table, "7", "")->allowed);
    const auto hints = desk.hint(view.table, 1, base::never_stop);
    ASSERT_TRUE(hints);
    EXPECT_EQ(hints->hints[0].words, "counts down 2");
    EXPECT_EQ(hints->hints[0].reason, "wins the game");
    const auto refused = desk.step(view.table, "-5");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "That step may not be made.");
}

TEST(ThirdGameDesk, PlaysItToTheEndAndTellsItsStory) {
    Desk desk;
    TableView view = *desk.begin(english, plan());
    const int table = view.table;
    for (int asked = 0; asked < 5'000 && view.due != "over"; ++asked) {
        view = (view.due == "throw"     ? desk.throw_dice(table)
                : view.due == "confirm" ? desk.confirm(table)
                                        : desk.computer(table, "random", base::never_stop))
                   ->view;
    }
    ASSERT_EQ(view.due, "over");
    EXPECT_EQ(std::ranges::count(view.seats, true, &SeatView::won), 1);
    const auto story = desk.story(table);
    ASSERT_TRUE(story);
    EXPECT_EQ(story->turns.size(), view.turn);
    EXPECT_EQ(story->turns.back().position, view.position);
    const auto again = desk.resume(english, view.record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->record, view.record);
}

}  // namespace
}  // namespace parlor::page_api

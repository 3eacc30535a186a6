// SPDX-License-Identifier: MIT
// A game judged turn by turn, as the page asks for it.
#include <gtest/gtest.h>

#include "protocols/page_api/judged_notes.h"
#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

using language::Language;

constexpr auto english = Language::English;

// `turns` turns, played by a quick level for every seat.
TableView played(PageApi& page, std::string game, std::string_view seats, std::size_t turns) {
    Plan plan{.game = std::move(game), .seats = {}, .seed = "5"};
    for (const char seat : seats) plan.seats.push_back({seat, "", "simple"});
    plan.seats.front().player = "person";
    TableView view = *page.begin(english, plan);
    while (view.turn < turns && view.due != "over") {
        if (view.due == "throw") {
            view = page.find(view.table)->throw_dice()->view;
        } else if (view.due == "confirm") {
            view = page.find(view.table)->confirm()->view;
        } else {
            view = page.find(view.table)->computer("simple", base::never_stop)->view;
        }
    }
    return view;
}

TEST(Review, JudgesEveryTurnAndSumsThemUp) {
    for (const auto& [game, seats] : {std::pair{"pollyanna-1916", "br"},
                                      {"pollyanna-1951+partners", "bgry"},
                                      {"poleana", "bgry"},
                                      {"zenda", "sz"}}) {
        SCOPED_TRACE(game);
        PageApi page;
        const TableView view = played(page, game, seats, 5);
        std::vector<std::string> notes;
        for (std::size_t turn = 1; turn <= view.turn; ++turn) {
            const auto judged = page.find(view.table)->judge(turn);
            ASSERT_TRUE(judged);
            EXPECT_EQ(judged->turn, turn);
            const bool is_best = judged->judged.play == judged->judged.best_play;
            EXPECT_EQ(judged->mark == "forced", judged->judged.forced);
            if (judged->mark == "best") EXPECT_TRUE(is_best);
            EXPECT_FALSE(judged->best_words.empty());
            notes.push_back(judged->note);
        }
        const auto summary = page.find(view.table)->sum_up(notes, "");
        ASSERT_TRUE(summary);
        double luck = 0;
        for (const SideReview& each : summary->sides) luck += each.totals.luck;
        EXPECT_NEAR(luck, 0, 1e-9);
        EXPECT_TRUE(summary->tale.starts_with("So far ")) << summary->tale;
        EXPECT_EQ(summary->moment, 0U);
    }
}

TEST(Review, ForgetsWhatWasTakenBack) {
    PageApi page;
    TableView view = played(page, "pollyanna-1916", "br", 6);
    EXPECT_TRUE(page.find(view.table)->judge(6));
    view = page.find(view.table)->take_back("b")->view;
    EXPECT_LT(view.turn, 6U);
    EXPECT_EQ(page.find(view.table)->judge(6).error().error, "unknown_turn");
    EXPECT_TRUE(page.find(view.table)->judge(view.turn));
}

TEST(Review, RefusesWhatIsNotThere) {
    PageApi page;
    const TableView view = played(page, "pollyanna-1916", "br", 2);
    EXPECT_EQ(page.find(99), nullptr);
    EXPECT_EQ(page.find(view.table)->judge(0).error().error, "unknown_turn");
    EXPECT_EQ(page.find(view.table)->judge(3).error().error, "unknown_turn");
    const std::string figures = " 0 0 0 0 0 0 0 0 0 0 0";
    for (const std::string& note :
         {std::string(), std::string("x"), "2 0 1 -" + figures, "0 2 1 -" + figures,
          "0 0 2 -" + figures, "0 0 1 - 0" + figures, "0 0 1 -" + figures.substr(2),
          "0 0 1 - -1" + figures.substr(2),
          "0 0 1 - 9218868437227405312" + figures.substr(2)}) {  // infinite
        EXPECT_EQ(page.find(view.table)->sum_up({note}, "").error().error, "unknown_note") << note;
    }
}

TEST(Review, NotesKeepEveryBit) {
    coach::JudgedTurn turn;
    turn.side = 1;
    turn.forced = true;
    turn.best_play = "6/9";
    turn.error = 0.1 + 0.2;
    turn.accuracy = 1.0 / 7;
    turn.weight = 1.0 / 9;
    turn.before = turn.best = turn.played = {2.0 / 3, 1.0 / 3};
    turn.luck = {-1.0 / 3, 1.0 / 3};
    turn.best_reasons = {{"hint.captures", {"1"}}};
    const auto read = from_note(judged_note(turn), 2);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->side, 1U);
    EXPECT_TRUE(read->forced);
    EXPECT_EQ(read->error, turn.error);
    EXPECT_EQ(read->accuracy, turn.accuracy);
    EXPECT_EQ(read->weight, turn.weight);
    EXPECT_EQ(read->luck, turn.luck);
    EXPECT_EQ(read->played, turn.played);
    EXPECT_EQ(mark(*read), mark(turn));
    EXPECT_EQ(read->best_reasons.front().key, "hint.captures");
}

TEST(PlayOn, SeatsThoseWhoAreToPlay) {
    PageApi page;
    const std::string position = "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b 2-1";
    const auto view =
        page.open(english, {position, "7", {{'b', "Ana", "person"}, {'r', "", "careful"}}});
    ASSERT_TRUE(view);
    EXPECT_EQ(view->seats[0].name, "Ana");
    EXPECT_EQ(view->seats[1].player, "careful");
    EXPECT_EQ(view->thrown, "2-1");
    const auto again = page.resume(english, view->record);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->seats[1].player, "careful");
    EXPECT_EQ(page.open(english, {position, "7", {{'r', "", "nobody"}}}).error().error,
              "unknown_level");
    EXPECT_EQ(page.open(english, {position, "7", {{'x', "", "person"}}}).error().error,
              "unknown_seat");
}

}  // namespace
}  // namespace parlor::page_api

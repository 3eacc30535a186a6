// SPDX-License-Identifier: MIT
#include "protocols/page_api/page_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "rules/match/dice.h"

namespace parlor::page_api {
namespace {

using language::Language;

constexpr auto english = Language::English;

Plan against_computer(std::string game, std::string seats) {
    Plan plan{.game = std::move(game), .seats = {}, .seed = "11"};
    for (const char seat : seats) plan.seats.push_back({seat, "", "simple"});
    plan.seats.front().player = "person";
    return plan;
}

// Plays on until a person of that seat has to choose among several steps.
TableView until_choosing(PageApi& page, TableView view, char seat) {
    for (int asked = 0; asked < 5'000 && view.due != "over"; ++asked) {
        if (view.due == "step" && view.awaited.front() == seat && view.choices.size() > 1) break;
        const int table = view.table;
        if (view.due == "throw") {
            view = page.find(table)->throw_dice()->view;
        } else if (view.due == "confirm") {
            view = page.find(table)->confirm()->view;
        } else {
            view = page.find(table)->computer("random", base::never_stop)->view;
        }
    }
    return view;
}

TableView opened(PageApi& page, std::string_view position) {
    const auto view = page.open(english, {std::string(position), "3"});
    EXPECT_TRUE(view);
    return view.value_or(TableView{});
}

const PieceView* find_piece(const TableView& view, std::string_view id) {
    const auto found = std::ranges::find(view.pieces, id, &PieceView::id);
    return found == view.pieces.end() ? nullptr : &*found;
}

double apart(const page::Point& one, const page::Point& other) {
    return std::hypot(one.x - other.x, one.y - other.y);
}

TEST(Choices, BeginTheirRouteAtThePieceAndEndItWhereItWillStand) {
    for (const auto& [game, seats] : {std::pair{"pollyanna-1916", "bgry"}, {"zenda", "sz"}}) {
        PageApi page;
        TableView view = *page.begin(english, against_computer(game, seats));
        for (int asked = 0; asked < 400 && view.due != "over"; ++asked) {
            for (const Choice& each : view.choices) {
                if (each.kind == "decline") continue;
                EXPECT_EQ(each.route.back(), each.at) << each.step;
                ASSERT_GE(each.route.size(), 2U) << each.step;
                if (each.piece.empty()) continue;
                const PieceView* const piece = find_piece(view, each.piece);
                ASSERT_NE(piece, nullptr) << each.piece;
                EXPECT_EQ(each.route.front(), piece->at) << each.step;
                EXPECT_EQ(each.from, piece->place);
            }
            if (view.due == "throw") {
                view = page.find(view.table)->throw_dice()->view;
            } else if (view.due == "confirm") {
                view = page.find(view.table)->confirm()->view;
            } else {
                // The piece stands afterwards where the choice said.
                const Choice chosen = view.choices.front();
                view = page.find(view.table)->step(chosen.step).value().view;
                const bool there = std::ranges::any_of(
                    view.pieces, [&](const PieceView& each) { return each.at == chosen.at; });
                EXPECT_TRUE(there || chosen.kind == "decline") << chosen.step;
            }
        }
    }
}

TEST(Dice, AreThoseThatWereThrownAndDimWhenTheyAreUsed) {
    for (const auto& [game, seats] : {std::pair{"pollyanna-1916", "br"}, {"zenda", "sz"}}) {
        PageApi page;
        const TableView view =
            until_choosing(page, *page.begin(english, against_computer(game, seats)), seats[0]);
        std::string pips;
        for (const Die& each : view.dice) {
            pips += (pips.empty() ? "" : "-") + std::to_string(each.pips);
            EXPECT_FALSE(each.used);
        }
        EXPECT_EQ(pips, view.thrown);
        const Choice& chosen = view.choices.front();
        ASSERT_FALSE(chosen.dice.empty()) << chosen.step;
        const TableView after = page.find(view.table)->step(chosen.step)->view;
        const auto used = std::ranges::count(after.dice, true, &Die::used);
        EXPECT_EQ(static_cast<std::size_t>(used), chosen.dice.size()) << chosen.step;
    }
}

// Where two dice lead from one spot to another, the step that follows may show which was used.
TEST(Dice, AreNamedByEveryStepOfZenda) {
    PageApi page;
    TableView view = *page.begin(english, against_computer("zenda", "sz"));
    for (int asked = 0; asked < 250 && view.due != "over"; ++asked) {
        if (view.due == "throw") {
            view = page.find(view.table)->throw_dice()->view;
        } else if (view.due == "confirm") {
            view = page.find(view.table)->confirm()->view;
        } else {
            const Choice chosen =
                view.choices[static_cast<std::size_t>(asked) % view.choices.size()];
            const auto stepped = page.find(view.table)->step(chosen.step);
            ASSERT_TRUE(stepped);
            view = stepped->view;
            if (chosen.kind != "move") continue;
            EXPECT_EQ(chosen.dice.size(), 1U) << chosen.step;
            EXPECT_EQ(stepped->movements.front().dice.size(), 1U) << chosen.step;
        }
    }
}

TEST(Choices, GoSpaceBySpaceAroundTheTurnout) {
    PageApi page;
    const TableView view = opened(page, "pollyanna-1916 b:w,w,w,40 g:- r:w,w,w,19 y:- r 5-2");
    for (const Choice& each : view.choices) {
        const std::size_t spaces = each.to == "24" || each.to.front() == 'B' ? 5U : 2U;
        if (each.dice == std::vector{0}) EXPECT_EQ(each.route.size(), spaces + 1) << each.step;
        for (std::size_t i = 1; i < each.route.size(); ++i) {
            EXPECT_LT(apart(each.route[i - 1], each.route[i]), 60) << each.step;
        }
    }
}

TEST(Choices, NameThePieceThatWouldBeCaptured) {
    PageApi page;
    const TableView view = opened(page, "pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,20 y:- b 3-1");
    const auto takes = std::ranges::find(view.choices, "17/20*", &Choice::step);
    ASSERT_NE(takes, view.choices.end());
    EXPECT_EQ(takes->captures, std::vector<std::string>{"r:20:0"});
    const auto done = page.find(view.table)->step(takes->step);
    ASSERT_EQ(done->movements.size(), 2U);
    EXPECT_EQ(done->movements[1].kind, "captured");
    EXPECT_EQ(done->movements[1].to, "w:r");
    EXPECT_EQ(done->view.choices.front().kind, "reward");
    EXPECT_EQ(done->view.reward, 10);
    const auto back = page.find(view.table)->undo();
    ASSERT_EQ(back->movements.size(), 2U);
    EXPECT_EQ(back->movements[0].from, "w:r");
    EXPECT_EQ(back->movements[1].to, "17");
    EXPECT_EQ(back->view.pieces, view.pieces);
    EXPECT_EQ(back->view.reward, 0);
}

TEST(Reward, IsAsLongAsTheHouseHasIt) {
    PageApi page;
    const TableView view =
        opened(page, "poleana+prize_of_twenty b:w,w,w,17 g:- r:w,w,w,20 y:- b 3-1");
    EXPECT_EQ(page.find(view.table)->step("17/20*")->view.reward, 20);
}

TEST(Dice, ComeFromTheSeedAndGoOnFromTheRecord) {
    PageApi page;
    const TableView begun = *page.begin(english, against_computer("pollyanna-1916", "br"));
    match::Dice dice({11, 0}, 2);
    for (std::size_t i = 0; i < 2; ++i) dice.cast();  // for the first turn; seed 11 has no tie
    const TableView elsewhere = *page.resume(english, begun.record);
    const auto thrown = page.find(begun.table)->throw_dice();
    EXPECT_EQ(thrown->view.thrown, page.find(elsewhere.table)->throw_dice()->view.thrown);
    EXPECT_EQ(thrown->view.thrown, dice.cast());
}

TEST(Dice, OfARecordWithoutASeedAreTheSameEveryTime) {
    PageApi page;
    std::string record = page.begin(english, against_computer("pollyanna-1916", "br"))->record;
    record.erase(record.find("seed:"), record.find("opening:") - record.find("seed:"));
    const TableView one = *page.resume(english, record);
    const TableView other = *page.resume(english, record);
    EXPECT_EQ(page.find(one.table)->throw_dice()->view.thrown,
              page.find(other.table)->throw_dice()->view.thrown);
}

TEST(Resume, RemembersWhoPlays) {
    PageApi page;
    const TableView begun = *page.begin(english, against_computer("zenda", "maz"));
    const TableView again = *page.resume(english, begun.record);
    EXPECT_EQ(again.seats, begun.seats);
    EXPECT_EQ(again.seats[0].player, "person");
    EXPECT_EQ(again.seats[2].player, "simple");
}

TEST(Resume, RefusesADamagedRecordByLine) {
    PageApi page;
    const auto refused = page.resume(english, "parlor record 1\ngame: chess\n");
    ASSERT_FALSE(refused);
    EXPECT_FALSE(refused.error().message.empty());
    EXPECT_EQ(page.resume(english, "").error().error, "empty");
}

TEST(TakeBack, GivesTheSameThrowWithoutItsSteps) {
    for (const auto& [game, seats] : {std::pair{"pollyanna-1916", "br"}, {"zenda", "sz"}}) {
        PageApi page;
        TableView view = *page.begin(english, against_computer(game, seats));
        const char person = view.seats.front().seat;
        view = until_choosing(page, view, person);
        const TableView before = view;
        view = page.find(view.table)->computer("random", base::never_stop)->view;
        view = page.find(view.table)->confirm()->view;
        while (view.awaited.front() != person) {
            view = view.due == "throw" ? page.find(view.table)->throw_dice()->view
                   : view.due == "confirm"
                       ? page.find(view.table)->confirm()->view
                       : page.find(view.table)->computer("random", base::never_stop)->view;
        }
        EXPECT_TRUE(view.may_take_back);
        const auto back = page.find(view.table)->take_back(std::string(1, person));
        ASSERT_TRUE(back) << back.error().message;
        EXPECT_EQ(back->view, before);
    }
}

TEST(TakeBack, RefusesWhereNothingWasPlayed) {
    PageApi page;
    const TableView view = *page.begin(english, against_computer("pollyanna-1916", "br"));
    EXPECT_FALSE(view.may_take_back);
    Table& table = *page.find(view.table);
    EXPECT_EQ(table.take_back("br").error().error, "nothing_to_undo");
    EXPECT_EQ(table.view(), view);
}

TEST(TakeBack, LeadsBackToSettingUp) {
    PageApi page;
    TableView view = *page.begin(english, against_computer("zenda", "sz"));
    const TableView begun = view;
    page.find(view.table)->computer("random", base::never_stop);
    page.find(view.table)->confirm();
    EXPECT_EQ(page.find(view.table)->take_back("s")->view, begun);
}

TEST(Why, AlwaysAnswersInASentence) {
    PageApi page;
    const TableView view = opened(page, "pollyanna-1916 b:w,w,17,h g:- r:w,w,w,20 y:- b 3-1");
    const auto why = [&](std::string_view from, std::string_view to) {
        return page.find(view.table)->why(from, to);
    };
    EXPECT_TRUE(why("17", "20").allowed);
    EXPECT_TRUE(why("17", "").allowed);
    EXPECT_EQ(why("w:b", "").rules, (std::vector<std::string>{"P16", "P17", "P19"}));
    EXPECT_EQ(why("w:b", "6").message, why("w:b", "").message);
    EXPECT_EQ(why("20", "21").places, std::vector<std::string>{"20"});
    EXPECT_FALSE(why("w:r", "").message.empty());
    EXPECT_FALSE(why("h", "").message.empty());
    EXPECT_FALSE(why("", "").message.empty());
    EXPECT_FALSE(why("nowhere", "x").message.empty());
    EXPECT_FALSE(why("17", "h").allowed);
    const TableView begun = *page.begin(english, against_computer("pollyanna-1916", "br"));
    EXPECT_EQ(page.find(begun.table)->why("w:b", "6").message, "Roll the dice first.");
}

TEST(Why, TellsZendaFromSpotToSpot) {
    PageApi page;
    TableView view = *page.begin(english, against_computer("zenda", "sz"));
    const Table& table = *page.find(view.table);
    EXPECT_EQ(table.why("", "1").rules, (std::vector<std::string>{"Z2", "Z3"}));
    EXPECT_TRUE(table.why("", view.choices.front().to).allowed);
    view = until_choosing(page, view, 's');
    const Choice choice = view.choices.front();
    EXPECT_TRUE(table.why(choice.from, choice.to).allowed);
    EXPECT_TRUE(table.why(choice.from, "").allowed);
    const auto king = std::ranges::find(view.pieces, "k", &PieceView::figure);
    EXPECT_FALSE(table.why(king->place, "").allowed);
    EXPECT_FALSE(table.why(choice.from, "1").message.empty());
}

TEST(Begin, RefusesWhoCannotPlay) {
    PageApi page;
    const auto error = [&](Plan plan) { return page.begin(english, plan).error().error; };
    EXPECT_EQ(error({.game = "pollyanna-1916", .seats = {{'b', "", "person"}}}),
              "seats_not_playable");
    EXPECT_EQ(error({.game = "pollyanna-1916", .seats = {{'s', "", "person"}}}), "unknown_seat");
    EXPECT_EQ(error({.game = "pollyanna-1916", .seats = {{'b', "", "genius"}}}), "unknown_level");
    EXPECT_EQ(error(against_computer("pollyanna-1999", "br")), "unknown_edition");
    EXPECT_EQ(error(against_computer("zenda+partners", "sz")), "unknown_switch");
    EXPECT_EQ(error(against_computer("pollyanna-1916+partners", "br")), "partners_need_four");
}

TEST(PageApi, SpeaksTheLanguageLastAskedFor) {
    PageApi page;
    const TableView view = *page.begin(english, against_computer("pollyanna-1916", "br"));
    EXPECT_EQ(view.told.prompt, "Roll!");
    EXPECT_EQ(page.view(Language::Spanish, view.table)->told.prompt, "¡Tira!");
    EXPECT_EQ(page.find(view.table)->throw_dice()->view.language, Language::Spanish);
}

TEST(PageApi, ForgetsATableThatIsClosed) {
    PageApi page;
    const TableView view = *page.begin(english, against_computer("pollyanna-1916", "br"));
    EXPECT_TRUE(page.close(view.table));
    EXPECT_EQ(page.find(view.table), nullptr);
    EXPECT_FALSE(page.close(view.table));
}

TEST(PageApi, AComputerDecidesForItselfAboutADraw) {
    PageApi page;
    TableView view = *page.begin(english, against_computer("zenda", "sz"));
    EXPECT_EQ(page.find(view.table)->draw().error().error, "not_set_up");
    view = until_choosing(page, view, 's');
    view = page.find(view.table)->computer("random", base::never_stop)->view;
    view = page.find(view.table)->confirm()->view;
    ASSERT_EQ(view.due, "throw");
    EXPECT_TRUE(view.may_draw);
    // It is Zenda's turn to offer, and Streslau is a person.
    EXPECT_TRUE(page.find(view.table)->draw());
}

// cites ZQ17
TEST(PageApi, SharesAThrowWithAPartner) {
    PageApi page;
    Plan plan{.game = "zenda", .seats = {}, .seed = "2"};
    for (const char seat : {'m', 'a', 'z'}) plan.seats.push_back({seat, "", "person"});
    TableView view = until_choosing(page, *page.begin(english, plan), 'm');
    EXPECT_EQ(view.to_act, "ma");
    EXPECT_EQ(view.may_hand_over, "ma");
    for (const Choice& each : view.choices) EXPECT_EQ(each.seat, each.step.front());
    view = page.find(view.table)->hand_over('m')->view;
    EXPECT_EQ(view.awaited, "a");
    EXPECT_EQ(view.to_act, "ma");
    EXPECT_EQ(view.may_undo, "m");
    EXPECT_EQ(page.find(view.table)->undo()->view.awaited, "ma");
}

// cites ZQ17
TEST(PageApi, AComputerPlaysTheRestForItsPartner) {
    PageApi page;
    Plan plan{.game = "zenda", .seats = {}, .seed = "2"};
    plan.seats = {{'m', "", "person"}, {'a', "", "simple"}, {'z', "", "person"}};
    TableView view = until_choosing(page, *page.begin(english, plan), 'm');
    ASSERT_EQ(view.may_hand_over, "ma");
    view = page.find(view.table)->hand_over('m')->view;
    const Changed played = *page.find(view.table)->computer("simple", base::never_stop);
    EXPECT_FALSE(played.movements.empty());
    for (const Movement& each : played.movements) {
        if (each.kind == "step") EXPECT_EQ(each.seat, 'a');
    }
    EXPECT_EQ(played.view.may_undo, "") << "a computer's step stays";
}

TEST(PageApi, TellsWhetherEndingTheTurnEndsTheGame) {
    PageApi page;
    const TableView last = opened(page, "pollyanna-1916 b:h,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
    EXPECT_FALSE(last.wins);
    const TableView won = page.find(last.table)->step("b3/h")->view;
    EXPECT_EQ(won.due, "confirm");
    EXPECT_TRUE(won.wins);
    EXPECT_FALSE(page.find(won.table)->undo()->view.wins);
    const TableView other = opened(page, "pollyanna-1916 b:w,h,h,b3 g:- r:50,52,r2,h y:- b 5-4");
    EXPECT_FALSE(page.find(other.table)->step("b3/h")->view.wins);
}

TEST(PageApi, NamesEverybodyWhoHasWon) {
    PageApi page;
    const TableView last =
        opened(page, "pollyanna-1916+partners b:h,h,h,b3 g:w,w,w,w r:h,h,h,h y:w,w,w,w b 5-4");
    for (const SeatView& each : last.seats) EXPECT_FALSE(each.won) << each.seat;
    ASSERT_TRUE(page.find(last.table)->step("b3/h"));
    const TableView end = page.find(last.table)->confirm()->view;
    EXPECT_EQ(end.due, "over");
    for (const SeatView& each : end.seats) {
        EXPECT_EQ(each.won, each.seat == 'b' || each.seat == 'r') << each.seat;
    }
}

TEST(PageApi, TellsTheStoryTurnByTurn) {
    PageApi page;
    TableView view = *page.begin(english, against_computer("pollyanna-1916", "br"));
    view = until_choosing(page, view, 'b');
    const Story story = page.find(view.table)->story();
    EXPECT_EQ(story.turns.size(), view.turn);
    EXPECT_EQ(story.start.size(), 8U);
    EXPECT_EQ(story.turns.back().position, view.position);
    EXPECT_FALSE(story.opening.empty());
    for (const StoryTurn& each : story.turns) EXPECT_FALSE(each.words.empty());
}

}  // namespace
}  // namespace parlor::page_api

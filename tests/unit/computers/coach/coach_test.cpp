// SPDX-License-Identifier: MIT
#include "computers/coach/coach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "computers/players/player.h"
#include "games/games.h"
#include "games/pollyanna/match/match.h"
#include "games/zenda/game.h"
#include "games/zenda/match/match.h"
#include "support/zenda_boards.h"

namespace parlor::coach {
namespace {

using base::never_stop;
using match::Due;

std::unique_ptr<match::Match> pollyanna_table(std::string_view text) {
    const auto read = pollyanna::parse_position(text);
    EXPECT_TRUE(read) << text;
    auto match = std::make_unique<pollyanna::Match>(read->position);
    if (read->thrown) match->throw_dice(pollyanna::text(*read->thrown));
    return match;
}

std::unique_ptr<match::Match> zenda_table(const zenda::Board& board, std::string_view text,
                                          zenda::TableRules rules = {}) {
    const auto read = zenda::parse_position(board, text);
    EXPECT_TRUE(read) << text;
    auto match = std::make_unique<zenda::Match>(board, read->position, rules);
    if (read->thrown) match->throw_dice(zenda::text(*read->thrown));
    return match;
}

const zenda::Board& lane() { return tests::small_board("lane").board; }

TEST(Coach, HasSixLevelsFoundByNameOrNumber) {
    for (const char* game : {"pollyanna", "zenda"}) {
        const auto coach = games::of(game).coach();
        ASSERT_EQ(coach->levels().size(), 6U);
        for (int i = 0; i < 6; ++i) {
            const LevelCard& card = coach->levels()[static_cast<std::size_t>(i)];
            EXPECT_EQ(card.number, i + 1);
            EXPECT_EQ(coach->level(card.name), &card);
            EXPECT_EQ(coach->level(std::to_string(i + 1)), &card);
        }
        EXPECT_EQ(coach->level("7"), nullptr);
        EXPECT_EQ(coach->level("nobody"), nullptr);
    }
}

TEST(Coach, NamesTheSidesByTheirSeats) {
    using Sides = std::vector<std::string>;
    const auto coach = games::of("pollyanna").coach();
    const auto sides = [&](std::string_view text) { return coach->sides(*pollyanna_table(text)); };
    EXPECT_EQ(sides("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?"), (Sides{"b", "r"}));
    EXPECT_EQ(sides("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:- y:w,w,w,w y ?"),
              (Sides{"b", "g", "y"}));
    EXPECT_EQ(sides("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?"),
              (Sides{"br", "gy"}));
    const auto zenda = zenda_table(lane(), "zenda k:5 y:2,3 m:- a:16 z ?");
    EXPECT_EQ(zenda::Game(lane()).coach()->sides(*zenda), (Sides{"s", "z"}));
}

// Whatever the level, the turn is played to its end, and the same seed plays the same.
TEST(Coach, PlaysAWholeTurnOfPollyanna) {
    const auto coach = games::of("pollyanna").coach();
    const auto table =
        pollyanna_table("pollyanna-1916 b:w,w,6,20 g:w,w,9,33 r:w,w,w,24 y:w,w,w,w b 6-3");
    for (const LevelCard& each : coach->levels().first(4)) {
        const auto played = table->copy();
        coach->play(*played, each.name, base::Random(7), never_stop);
        EXPECT_EQ(played->due(), Due::Confirm) << each.name;
        const auto again = table->copy();
        again->make(again->choice_texts().back());  // taken back
        coach->play(*again, std::to_string(each.number), base::Random(7), never_stop);
        EXPECT_EQ(again->made_texts(), played->made_texts());
    }
}

TEST(Coach, PlaysWholeTurnsOfZenda) {
    const auto coach = zenda::Game(lane()).coach();
    const auto table = zenda_table(lane(), "zenda k:- y:- m:- a:- s set");
    for (const LevelCard& each : coach->levels().first(3)) {
        const auto played = table->copy();
        base::Random dice(3);
        for (int turn = 0; turn < 8 && played->due() != Due::Over; ++turn) {
            if (played->due() == Due::Throw) {
                played->throw_dice(zenda::text(zenda::Throw::by(dice)));
            }
            coach->play(*played, each.name, base::Random(1), never_stop);
            ASSERT_EQ(played->due(), Due::Confirm) << each.name;
            ASSERT_TRUE(played->confirm());
        }
    }
}

// Computers that have a side to themselves play it as one, however its pieces are divided.
// cites ZQ17
TEST(Coach, PlaysASharedSideAsOnePlan) {
    const zenda::Board& board = tests::valley_board().board;
    const auto coach = zenda::Game(board).coach();
    for (const char* level : {"random", "careful"}) {
        const auto divided =
            zenda_table(board, "zenda k:- y:- m:- a:- s set", {.division = zenda::Division::Four});
        const auto whole = zenda_table(board, "zenda k:- y:- m:- a:- s set");
        base::Random dice(5);
        for (int turn = 0; turn < 6 && divided->due() != Due::Over; ++turn) {
            const std::string thrown = zenda::text(zenda::Throw::by(dice));
            for (const auto& table : {divided.get(), whole.get()}) {
                if (table->due() == Due::Throw) table->throw_dice(thrown);
                coach->play(*table, level, base::Random(2), never_stop);
                ASSERT_TRUE(table->confirm()) << level;
            }
            EXPECT_EQ(divided->position_text(), whole->position_text());
        }
    }
}

// Beside a person it moves its own pieces, keeps what was made, and plays all of the rest that it
// can.
// cites ZQ17
TEST(Coach, PlaysTheRestBesideAPerson) {
    const zenda::Board& board = tests::valley_board().board;
    const auto coach = zenda::Game(board).coach();
    for (const std::string own : {"m", "a"}) {
        for (const char* level : {"random", "careful"}) {
            const auto table = zenda_table(board, "zenda k:5 y:3,4 m:40 a:62,64,66,68 s ?",
                                           {.division = zenda::Division::Three});
            table->throw_dice("6-4-1");
            const char person = own == "m" ? 'a' : 'm';
            const auto choices = table->choice_texts();
            const std::string first = *std::ranges::find_if(
                choices, [&](const std::string& each) { return table->maker_of(each) == person; });
            ASSERT_TRUE(table->make(first));
            ASSERT_TRUE(table->hand_over(person));
            coach->play_for(own, *table, level, base::Random(2), never_stop);
            EXPECT_EQ(table->due(), Due::Confirm) << table->play_text();
            const auto made = table->made_texts();
            EXPECT_EQ(made.front(), first);
            for (std::size_t i = 2; i < made.size(); ++i) {
                EXPECT_EQ(table->maker_of(made[i]), own.front()) << table->play_text();
            }
        }
    }
}

// What it cannot play with its own piece goes back to the person, who said `over` for nothing.
// cites ZQ17
TEST(Coach, LeavesAPersonWhatOnlyTheyCanPlay) {
    const auto coach = zenda::Game(lane()).coach();
    const auto table =
        zenda_table(lane(), "zenda k:1 y:- m:10 a:20 s ?", {.division = zenda::Division::Three});
    table->throw_dice("6-6-1");
    ASSERT_TRUE(table->hand_over('m'));
    coach->play_for("a", *table, "careful", base::Random(2), never_stop);
    EXPECT_EQ(table->made_texts().size(), 2U);
    EXPECT_EQ(table->due(), Due::Step);
    EXPECT_EQ(table->awaited(), "m");
}

// Where its step gives the person something to play, who has not said `over`, it stops.
// cites ZQ17
TEST(Coach, StopsWhereAPersonCanGoOn) {
    const auto coach = zenda::Game(lane()).coach();
    const auto table =
        zenda_table(lane(), "zenda k:1 y:- m:20 a:19,21 s ?", {.division = zenda::Division::Three});
    table->throw_dice("3-3-3");
    ASSERT_EQ(table->awaited(), "a");
    coach->play_for("a", *table, "careful", base::Random(2), never_stop);
    EXPECT_EQ(table->made_texts().size(), 1U);
    EXPECT_EQ(table->awaited(), "ma");
}

TEST(Coach, AdvisesOneLineForEachPosition) {
    const auto coach = games::of("pollyanna").coach();
    const auto table = pollyanna_table("pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b 2-1");
    const auto given = coach->advice(*table, {.most = 50, .effort = Effort::Quick}, never_stop);
    ASSERT_GT(given.size(), 2U);
    std::vector<std::string> after;
    for (const Advice& each : given) {
        EXPECT_NEAR(std::accumulate(each.chances.begin(), each.chances.end(), 0.0), 1, 1e-9);
        EXPECT_GE(each.error, 0);
        EXPECT_FALSE(each.reasons.empty());
        EXPECT_FALSE(each.undo_first);
        const auto played = table->copy();
        ASSERT_TRUE(played->play(each.play)) << each.play;
        EXPECT_EQ(played->position_text(), each.after);
        after.push_back(each.after);
    }
    EXPECT_EQ(given.front().error, 0);
    EXPECT_EQ(given.front().reasons.front(), (Reason{"hint.captures", {}}));
    std::ranges::sort(after);
    EXPECT_EQ(std::ranges::adjacent_find(after), after.end());
}

TEST(Coach, AdvisesFromTheStepsMade) {
    const auto coach = games::of("pollyanna").coach();
    const auto table = pollyanna_table("pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b 2-1");
    const auto given = coach->advice(*table, {.most = 1, .effort = Effort::Quick}, never_stop);
    for (const std::string& step : table->choice_texts()) {
        const auto begun = table->copy();
        begun->make(step);
        const Advice best =
            coach->advice(*begun, {.most = 1, .effort = Effort::Quick}, never_stop).front();
        EXPECT_EQ(best.after, given.front().after);
        while (best.undo_first && !begun->made_texts().empty()) begun->undo();
        ASSERT_TRUE(begun->play(best.play)) << step << ": " << best.play;
        EXPECT_EQ(begun->position_text(), best.after);
    }
}

TEST(Coach, AdvisesWherePiecesAreSetUp) {
    const auto coach = zenda::Game(lane()).coach();
    const auto table = zenda_table(lane(), "zenda k:- y:- m:20 a:17,18,19,21,22,23,24,25 z set");
    const auto given = coach->advice(*table, {.effort = Effort::Quick}, never_stop);
    EXPECT_EQ(given.front().reasons, (std::vector<Reason>{{"hint.zenda.sets_up", {}}}));
    EXPECT_TRUE(table->play(given.front().play));
}

// The plan is for the whole side, and both partners can play it as advised.
TEST(Coach, AdvisesPartnersWhoShareTheDice) {
    const zenda::Board& board = tests::valley_board().board;
    const auto coach = zenda::Game(board).coach();
    const auto table =
        zenda_table(board, "zenda k:- y:- m:- a:- s set", {.division = zenda::Division::Three});
    for (int turn = 0; turn < 2; ++turn) {
        while (table->due() == Due::Set) coach->play(*table, "random", base::Random(1), never_stop);
        table->confirm();
    }
    table->throw_dice("5-3-1");
    const auto given = coach->advice(*table, {.most = 3, .effort = Effort::Quick}, never_stop);
    ASSERT_FALSE(given.empty());
    for (const Advice& each : given) {
        const auto played = table->copy();
        ASSERT_TRUE(played->play(each.play)) << each.play;
        EXPECT_EQ(played->position_text(), each.after);
    }
}

TEST(Coach, AgreesToADrawOnceNothingHappens) {
    const auto coach = zenda::Game(lane()).coach();
    const auto table = zenda_table(lane(), "zenda k:5 y:2,3 m:- a:16 z ?");
    EXPECT_FALSE(coach->agrees_to_draw(*table));
    for (int turn = 0; turn < zenda::quiet_turns_a_side; ++turn) {
        table->throw_dice("1-1-1");
        coach->play(*table, "random", base::Random(static_cast<std::uint64_t>(turn)), never_stop);
        table->confirm();
    }
    EXPECT_TRUE(table->due() == Due::Over || coach->agrees_to_draw(*table));
}

}  // namespace
}  // namespace parlor::coach

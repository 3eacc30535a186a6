// SPDX-License-Identifier: MIT
// What is asked of a game by its name.
#include "games/games.h"

#include <gtest/gtest.h>

#include "rules/match/dice.h"

namespace parlor::match {
namespace {

// Gives these in turn.
Cast casting(std::vector<std::string> thrown) {
    return
        [thrown = std::move(thrown), next = std::size_t{0}]() mutable { return thrown.at(next++); };
}

std::string fault(const NewGame& wanted) {
    const auto begun = games::begin(wanted, casting({"6-5", "2-1", "3-1", "4-1"}));
    return begun ? "none" : begun.error().front().name + " " + begun.error().front().part;
}

TEST(Games, AreKnownByTheirOwnNamesAndByEditions) {
    EXPECT_EQ(games::of("zenda+endless").letters(), "smazky");
    EXPECT_EQ(games::of("zenda").letters(), "smazky");
    EXPECT_EQ(games::of("zenda k:- y:-").dice(), 3);
    EXPECT_EQ(games::of("pollyanna-1916+partners").letters(), "bgry");
    EXPECT_EQ(games::of("pollyanna").letters(), "bgry");
    EXPECT_EQ(games::of("dixie-1952").dice(), 2);
    EXPECT_EQ(games::of("whist").name(), "pollyanna");  // which refuses it
}

TEST(Games, KnowWhoseTurnsAreWhoseAndWhoWinsTogether) {
    const auto zenda = *games::begin({"zenda", "maz"}, casting({}));
    EXPECT_EQ(zenda->side_of('a'), 's');
    EXPECT_EQ(zenda->side_of('z'), 'z');
    EXPECT_EQ(zenda->side_of('b'), '\0');
    EXPECT_EQ(zenda->partners_of('a'), "ma");
    EXPECT_EQ(zenda->partners_of('z'), "z");
    const std::string partners = "pollyanna-1951+partners";
    const auto pollyanna = *games::begin({partners, "bgry"}, casting({"6-5", "2-1", "3-1", "4-1"}));
    EXPECT_EQ(pollyanna->side_of('y'), 'y');
    EXPECT_EQ(pollyanna->side_of('z'), '\0');
    EXPECT_EQ(pollyanna->partners_of('y'), "gy");
    EXPECT_EQ((*games::begin({"dixie-1952", "br"}, casting({"6-5", "2-1"})))->partners_of('r'),
              "r");
}

TEST(Games, OfRecordsThatNobodyKnowsAreRefused) {
    game::Record record;
    record.game = "whist";
    const auto resumed = games::resume(record);
    ASSERT_FALSE(resumed);
    EXPECT_EQ(name(resumed.error().front().fault), "wrong_game");
}

TEST(Games, BeginWithTheThrowsThatAreCast) {
    const auto table = games::begin({"pollyanna-1916", "br"}, casting({"2-1", "6-5"}));
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->side(), 'r');
    EXPECT_EQ(throws_of((*table)->record()), (std::vector<std::string>{"2-1", "6-5"}));
}

TEST(Games, OfZendaBeginWithoutDice) {
    const auto table = games::begin({"zenda+endless", "maz"}, casting({}));
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->due(), Due::Set);
    EXPECT_EQ((*table)->seat(), 'm');
}

TEST(Games, RefuseSeatsTheyDoNotHave) {
    EXPECT_EQ(fault({"pollyanna-1916", "bs"}), "unknown_seat s");
    EXPECT_EQ(fault({"pollyanna-1916", "brb"}), "unknown_seat b");
    EXPECT_EQ(fault({"zenda", "sb"}), "unknown_seat b");
    EXPECT_EQ(fault({"pollyanna-1916", "b"}), "seats_not_playable b");
    EXPECT_EQ(fault({"zenda", ""}), "seats_not_playable ");
    EXPECT_EQ(fault({"whist", "br"}), "unknown_edition whist");
    EXPECT_EQ(fault({"zenda+partners", "sz"}), "unknown_switch partners");
    EXPECT_EQ(fault({"pollyanna-1916", "br"}), "none");
}

}  // namespace
}  // namespace parlor::match

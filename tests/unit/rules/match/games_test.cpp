// SPDX-License-Identifier: MIT
// What is asked of a game by its name.
#include "rules/match/games.h"

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
    const auto begun = begin_game(wanted, casting({"6-5", "2-1", "3-1", "4-1"}));
    return begun ? "none" : begun.error().front().name + " " + begun.error().front().part;
}

TEST(Games, AreKnownByTheirOwnNamesAndByEditions) {
    EXPECT_EQ(seats_of("zenda+endless"), "smazky");
    EXPECT_EQ(seats_of("zenda"), "smazky");
    EXPECT_EQ(dice_of("zenda k:- y:-"), 3);
    EXPECT_EQ(seats_of("pollyanna-1916+partners"), "bgry");
    EXPECT_EQ(seats_of("pollyanna"), "bgry");
    EXPECT_EQ(dice_of("dixie-1952"), 2);
    EXPECT_EQ(side_of("zenda", 'a'), 's');
    EXPECT_EQ(side_of("zenda", 'z'), 'z');
    EXPECT_EQ(side_of("pollyanna-1951", 'y'), 'y');
}

TEST(Games, BeginWithTheThrowsThatAreCast) {
    const auto table = begin_game({"pollyanna-1916", "br"}, casting({"2-1", "6-5"}));
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->side(), 'r');
    EXPECT_EQ(throws_of((*table)->record()), (std::vector<std::string>{"2-1", "6-5"}));
}

TEST(Games, OfZendaBeginWithoutDice) {
    const auto table = begin_game({"zenda+endless", "maz"}, casting({}));
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

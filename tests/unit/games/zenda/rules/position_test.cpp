// SPDX-License-Identifier: MIT
#include "games/zenda/rules/position.h"

#include <gtest/gtest.h>

#include <set>

#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// cites Z1
TEST(City, HasNinePiecesOrThree) {
    std::size_t green = 0;
    std::size_t others = 0;
    for (const Role role : all_roles) {
        (city_of(role) == City::Streslau ? green : others) += count_of(role);
    }
    EXPECT_EQ(green, 9U);
    EXPECT_EQ(others, 3U);
    for (const City city : all_cities) EXPECT_EQ(other(other(city)), city);
}

TEST(Position, KnowsItsPiecesBySideAndRole) {
    const Position from = tests::in_lane("zenda k:9 y:5,12 m:7 a:17,20 z ?");
    EXPECT_EQ(all_pieces(from).size(), 6);
    EXPECT_EQ(pieces_of(from, City::Zenda).size(), 3);
    EXPECT_EQ(pieces_of(from, City::Streslau).size(), 3);
    EXPECT_EQ(role_at(from, Spot::at(9)), Role::King);
    EXPECT_EQ(role_at(from, Spot::at(12)), Role::Yellow);
    EXPECT_EQ(role_at(from, Spot::at(7)), Role::Michael);
    EXPECT_EQ(role_at(from, Spot::at(20)), Role::Army);
    EXPECT_EQ(role_at(from, Spot::at(8)), std::nullopt);
    EXPECT_EQ(role_at(tests::in_lane("zenda k:9 y:- m:- a:- z ?"), Spot::none()), std::nullopt);
}

// The yellow pieces are alike: whichever moves, equal boards are equal positions.
TEST(Position, IsCanonical) {
    Position one = tests::in_lane("zenda k:9 y:5,12 m:- a:- z ?");
    move_piece(one, Role::Yellow, Spot::at(5), Spot::at(14));
    EXPECT_EQ(one, tests::in_lane("zenda k:9 y:12,14 m:- a:- z ?"));
    move_piece(one, Role::Yellow, Spot::at(14), Spot::at(3));
    EXPECT_EQ(one, tests::in_lane("zenda k:9 y:3,12 m:- a:- z ?"));
    move_piece(one, Role::Yellow, Spot::at(12), Spot::none());
    EXPECT_EQ(one, tests::in_lane("zenda k:9 y:3 m:- a:- z ?"));
    EXPECT_TRUE(has_yellow(one));
    move_piece(one, Role::Yellow, Spot::at(3), Spot::none());
    EXPECT_EQ(one, tests::in_lane("zenda k:9 y:- m:- a:- z ?"));
    EXPECT_FALSE(has_yellow(one));
}

TEST(Position, IsHashedByAllThatItHolds) {
    std::set<std::size_t> hashes;
    for (const std::string_view text :
         {"zenda k:9 y:5,12 m:7 a:17,20 z ?", "zenda k:9 y:5,12 m:7 a:17,20 s ?",
          "zenda k:8 y:5,12 m:7 a:17,20 z ?", "zenda k:9 y:4,12 m:7 a:17,20 z ?",
          "zenda k:9 y:5,13 m:7 a:17,20 z ?", "zenda k:9 y:5,12 m:6 a:17,20 z ?",
          "zenda k:9 y:5,12 m:7 a:17,21 z ?", "zenda k:9 y:5,12 m:17 a:7,20 z ?"}) {
        hashes.insert(hash_of(tests::in_lane(text)));
    }
    EXPECT_EQ(hashes.size(), 8U);
    EXPECT_EQ(hash_of(tests::in_lane("zenda k:9 y:12,5 m:7 a:20,17 z ?")),
              hash_of(tests::in_lane("zenda k:9 y:5,12 m:7 a:17,20 z ?")));
}

}  // namespace
}  // namespace parlor::zenda

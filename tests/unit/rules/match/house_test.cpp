// SPDX-License-Identifier: MIT
#include "rules/match/new_game.h"

#include <gtest/gtest.h>

#include "games/games.h"

namespace parlor::match {
namespace {

Header named(std::string_view name) {
    Header header;
    name_house(header, name);
    return header;
}

bool is_name(std::string_view name) { return house_faults(named(name)).empty(); }

TEST(HouseName, IsOneShortLine) {
    EXPECT_TRUE(is_name("Tepito"));
    EXPECT_TRUE(is_name("la casa de Beto, 2.º piso"));
    EXPECT_TRUE(is_name(std::string(longest_house_name, 'x')));
    EXPECT_FALSE(is_name(std::string(longest_house_name + 1, 'x')));
    EXPECT_FALSE(is_name(" Tepito"));
    EXPECT_FALSE(is_name("Te\npito"));
    EXPECT_FALSE(is_name("Tepito\xff"));
    EXPECT_FALSE(is_name("\xe2\x80\xaeotipeT"));
}

// As people count, not in bytes.
TEST(HouseName, IsCountedInCharacters) {
    std::string name;
    for (std::size_t i = 0; i < longest_house_name; ++i) name += "ñ";
    EXPECT_TRUE(is_name(name));
    EXPECT_FALSE(is_name(name + "ñ"));
}

TEST(HouseName, IsNoneWhereItIsEmpty) {
    EXPECT_TRUE(named("").tags.empty());
    EXPECT_TRUE(house_faults({}).empty());
    EXPECT_EQ(house_of({}), "");
}

TEST(HouseName, IsPartOfTheRecordAndComesBackFromIt) {
    const NewGame wanted{"poleana+must_capture", "br", named("la casa de Beto")};
    const auto begun = games::begin(wanted, [n = 0]() mutable { return n++ == 0 ? "6-5" : "2-1"; });
    ASSERT_TRUE(begun);
    const std::string text = game::write((*begun)->record());
    EXPECT_NE(text.find("\nswitches: must_capture\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\nhouse: la casa de Beto\n"), std::string::npos) << text;
    const auto resumed = games::resume(*game::read(text));
    ASSERT_TRUE(resumed);
    EXPECT_EQ(house_of((*resumed)->record().others), "la casa de Beto");
    EXPECT_EQ(game::write((*resumed)->record()), text);
}

TEST(HouseName, ThatIsNoneIsRefusedByAnyGame) {
    for (const char* game : {"poleana", "zenda"}) {
        const NewGame wanted{game, game == std::string_view("zenda") ? "sz" : "br",
                             named(std::string(longest_house_name + 1, 'x'))};
        const auto begun = games::begin(wanted, [] { return "6-5"; });
        ASSERT_FALSE(begun) << game;
        EXPECT_EQ(begun.error().front().name, "bad_house_name");
    }
}

}  // namespace
}  // namespace parlor::match

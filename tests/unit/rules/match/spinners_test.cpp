// SPDX-License-Identifier: MIT
// Spinners in place of dice: a tag of the record, where the edition offers them.
#include <gtest/gtest.h>

#include "games/games.h"
#include "rules/match/new_game.h"

namespace parlor::match {
namespace {

Opened begun(std::string_view game, std::string_view seated) {
    NewGame wanted{std::string(game), std::string(seated), {}};
    add_spinners(wanted.header);
    return games::begin(wanted, [n = 0]() mutable { return n++ == 0 ? "6-5" : "2-1"; });
}

TEST(Spinners, AreOfferedByTheEditionsOf1916) {
    std::string offering;
    for (const games::Game* game : games::all()) {
        for (const games::EditionCard& each : game->editions()) {
            if (game->offers_spinners(each.name)) offering.append(each.name) += ' ';
        }
    }
    EXPECT_EQ(offering, "pollyanna-1916 pollyanna-es ");
    EXPECT_TRUE(games::of("pollyanna-es").offers_spinners("pollyanna-es+partners+third_piece"));
    EXPECT_FALSE(games::of("pollyanna").offers_spinners("whist"));
}

TEST(Spinners, ArePartOfTheRecordAndComeBackFromIt) {
    const auto table = begun("pollyanna-1916", "br");
    ASSERT_TRUE(table);
    const std::string text = game::write((*table)->record());
    EXPECT_NE(text.find("\nthrown_with: spinners\n"), std::string::npos) << text;
    const auto resumed = games::resume(*game::read(text));
    ASSERT_TRUE(resumed);
    EXPECT_TRUE(has_spinners((*resumed)->record().others));
    EXPECT_EQ(game::write((*resumed)->record()), text);
}

TEST(Spinners, ThatAnEditionDoesNotOfferAreRefused) {
    for (const char* edition : {"pollyanna-1951", "dixie-1952+third_piece", "poleana"}) {
        const auto table = begun(edition, "br");
        ASSERT_FALSE(table) << edition;
        EXPECT_EQ(table.error().front(), (TextFault{"no_spinners", edition}));
    }
    EXPECT_EQ(begun("zenda", "sz").error().front().name, "no_spinners");
    EXPECT_TRUE(begun("pollyanna-es", "br"));
}

TEST(Spinners, AreThereOnlyWhereTheRecordSaysSo) {
    EXPECT_FALSE(has_spinners({}));
    EXPECT_FALSE(has_spinners({{"thrown_with", "knucklebones"}}));
    EXPECT_TRUE(has_spinners({{"house", "Tepito"}, {"thrown_with", "spinners"}}));
}

}  // namespace
}  // namespace parlor::match

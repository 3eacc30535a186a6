// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/spaces.h"

#include <gtest/gtest.h>

#include <memory>

#include "games/games.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

using language::Language;
using sentences::Voice;

const Voice english{.edition = "poleana"};
const Voice spanish{.language = Language::Spanish, .edition = "poleana"};

// A space at, from and to, of a piece of Blue.
std::string told(const Voice& voice, std::string_view space, Person person) {
    std::string all;
    for (const Relation each : {Relation::At, Relation::From, Relation::To}) {
        if (!all.empty()) all += "; ";
        all += space_told(voice, *parse_space(space), each, {Seat::Blue, person});
    }
    return all;
}

TEST(PaintedPlaces, AreTheMoversOwnWhereTheyLieOnItsSide) {
    EXPECT_EQ(told(english, "6", Person::They), "0; from 0; to 0");
    EXPECT_EQ(told(english, "10", Person::You), "your 4; from your 4; to your 4");
    EXPECT_EQ(told(spanish, "6", Person::They), "su 0; de su 0; a su 0");
    EXPECT_EQ(told(spanish, "10", Person::You), "tu 4; de tu 4; a tu 4");
}

TEST(PaintedPlaces, OfAnotherSideBearItsColour) {
    EXPECT_EQ(told(english, "39", Person::They), "Red's 3; from Red's 3; to Red's 3");
    EXPECT_EQ(told(spanish, "39", Person::You), "el 3 de Rojo; del 3 de Rojo; al 3 de Rojo");
    // 10 to 14 lie between a player's corner and start.
    EXPECT_EQ(told(spanish, "18", Person::They), "el 12 de Verde; del 12 de Verde; al 12 de Verde");
}

TEST(PaintedPlaces, CornersAreCalledCorners) {
    EXPECT_EQ(told(english, "0", Person::You), "your corner; from your corner; to your corner");
    EXPECT_EQ(told(spanish, "0", Person::They), "su esquina; de su esquina; a su esquina");
    EXPECT_EQ(told(spanish, "30", Person::They),
              "la esquina de Rojo; de la esquina de Rojo; a la esquina de Rojo");
}

TEST(PaintedPlaces, BridgesAndHousesAreCountedFromWhereTheyBegin) {
    EXPECT_EQ(told(english, "B3", Person::They),
              "3 on Green's bridge; from 3 on Green's bridge; to 3 on Green's bridge");
    EXPECT_EQ(told(spanish, "B3", Person::They),
              "el 3 del puente de Verde; del 3 del puente de Verde; al 3 del puente de Verde");
    EXPECT_EQ(told(english, "b5", Person::You),
              "5 in your house; from 5 in your house; to 5 in your house");
    EXPECT_EQ(told(spanish, "b5", Person::They),
              "el 5 de su casa; del 5 de su casa; al 5 de su casa");
    EXPECT_EQ(told(spanish, "r1", Person::You),
              "el 1 de la casa de Rojo; del 1 de la casa de Rojo; al 1 de la casa de Rojo");
}

TEST(PaintedPlaces, JailAndFreedomAreNobodys) {
    EXPECT_EQ(told(spanish, "w", Person::You), "la cárcel; de la cárcel; a la cárcel");
    EXPECT_EQ(told(english, "h", Person::They), "out; from outside; out");
}

TEST(PaintedPlaces, GoByNamesThatTellPlayersApart) {
    const Voice named{.language = Language::Spanish,
                      .names = {{'r', "Ana"}, {'g', "Leo"}, {'y', "Leo"}},
                      .edition = "poleana"};
    EXPECT_EQ(space_told(named, *parse_space("39")), "el 3 de Ana");
    EXPECT_EQ(space_told(named, *parse_space("24")), "el 3 de Verde");
}

TEST(PrintedPlaces, KeepTheNamesOfPositionText) {
    const Voice voice{.edition = "pollyanna-1916"};
    EXPECT_EQ(space_told(voice, *parse_space("B3"), Relation::From, {Seat::Blue}), "B3");
}

// Plays all of `play` and tells it: of the player, then to the player.
class Told {
public:
    Told(Language language, std::string_view position, std::string_view play, bool names = true)
        : voice_(games::of("pollyanna").teller().voice(language, position)),
          match_(std::move(*games::open(position))) {
        voice_.names_spaces = names;
        EXPECT_TRUE(match_->make_all(play));
    }
    [[nodiscard]] std::string account() const {
        return games::of("pollyanna").teller().account(voice_, *match_, true);
    }
    [[nodiscard]] std::string advice() const {
        return games::of("pollyanna").teller().deeds(voice_, *match_, 0);
    }

private:
    Voice voice_;
    std::unique_ptr<match::Match> match_;
};

TEST(Account, OfPoleanaSaysWhatTheBoardSays) {
    const Told walks(Language::Spanish, "poleana b:w,w,w,6 g:- r:w,w,w,w y:- b 4-3", "6/10 10/13");
    EXPECT_EQ(walks.account(), "Azul tira 4 y 3: va de su 0 a su 4, luego a su 7.");
    EXPECT_EQ(walks.advice(), "mover de tu 0 a tu 4, luego a tu 7");
    const Told takes(Language::English, "poleana b:w,w,w,37 g:- r:w,w,w,40 y:- b 3-1",
                     "37/40* 40/50+ 50/51");
    EXPECT_EQ(
        takes.account(),
        "Blue rolls 3 and 1: moves from Red's 1 to Red's 4, captures Red, "
        "moves from Red's 4 to Yellow's 14 for the prize, moves from Yellow's 14 to Yellow's 0.");
    const Told leaves(Language::Spanish, "poleana b:b6,h,h,w g:- r:w,w,w,w y:- b 2-1", "b6/h");
    EXPECT_EQ(leaves.advice(), "sacar libre uno del 6 de tu casa");
}

TEST(Account, OfPollyannaCountsWhereNamesAreNotWanted) {
    const char* position = "pollyanna-1916 b:w,w,B6,17 g:- r:w,w,w,w y:- b 5-3";
    const Told told(Language::English, position, "B6/28 17/20", false);
    EXPECT_EQ(told.account(), "Blue rolls 5 and 3: moves 5, off the Turnout, another moves 3.");
    EXPECT_EQ(Told(Language::Spanish, position, "17/20 20/25", false).account(),
              "Azul tira 5 y 3: avanza 3, luego 5 más.");
    EXPECT_EQ(Told(Language::English, position, "17/20 20/25").account(),
              "Blue rolls 5 and 3: moves 17 to 20, then to 25.");
}

TEST(Refusal, IsToldInTheNumbersOfTheBoard) {
    const std::string position = "poleana b:w,w,w,20 g:- r:w,w,w,39 y:- b 5-3";
    const auto refused = (*games::open(position))->make("20/21");
    ASSERT_FALSE(refused);
    const auto& teller = games::of("pollyanna").teller();
    EXPECT_EQ(teller.reason(teller.voice(Language::Spanish, position), refused.error()),
              "Con este tiro no se llega del 14 de Verde al 0 de Verde.");
}

}  // namespace
}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "presentation/sentences/teller.h"

#include <gtest/gtest.h>

#include "games/games.h"

namespace parlor::sentences {
namespace {

using language::Language;

std::unique_ptr<match::Match> table(std::string_view position) {
    return std::move(*games::open(position));
}

TEST(Teller, IsFoundByTheNameOfTheGame) { EXPECT_EQ(games::of("zenda").teller().keys(), "zenda."); }

TEST(Voice, SaysTheCommonSentenceWhereTheGameHasNoneOfItsOwn) {
    const Voice voice{Language::Spanish, "zenda."};
    EXPECT_EQ(voice.own("why.legal"), voice.say("why.legal"));
    EXPECT_EQ(voice.own("seat.k"), voice.say("zenda.seat.k"));
}

TEST(Voice, LeavesTheColourOutOnlyWhereANameIsUnique) {
    Voice voice{Language::English, "", {{'b', "Ana"}, {'g', "Beto"}, {'r', "Ana"}}};
    EXPECT_EQ(voice.seat('g'), "Beto (Green)");
    voice.names_colours = false;
    EXPECT_EQ(voice.seat('g'), "Beto");
    EXPECT_EQ(voice.seat('b'), "Ana (Blue)");
    EXPECT_EQ(voice.seat('y'), "Yellow");
}

TEST(Teller, TellsATurnBeforeAndAfterItsEnd) {
    const Teller& teller = games::of("pollyanna").teller();
    const Voice voice{Language::English, teller.keys(), {{'b', "Ana"}}};
    const auto match = table("pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,20 y:- b 3-1");
    EXPECT_EQ(teller.throw_told(voice, *match), "Ana (Blue) rolls 3 and 1.");
    EXPECT_EQ(teller.account(voice, *match, false), "Ana (Blue) rolls 3 and 1.");
    ASSERT_TRUE(match->make("17/20*"));
    EXPECT_EQ(teller.account(voice, *match, false),
              "Ana (Blue) rolls 3 and 1: moves 17 to 20, captures Red.");
}

TEST(Teller, SaysWhatAStepDoesAndWhyAnotherIsRefused) {
    const Teller& teller = games::of("pollyanna").teller();
    const Voice voice{Language::Spanish};
    const auto match = table("pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,20 y:- b 3-1");
    EXPECT_EQ(teller.step_told(voice, *match, "17/20*").captures, "una pieza roja");
    const auto refused = match->make("w/6");
    ASSERT_FALSE(refused);
    EXPECT_FALSE(teller.reason(voice, refused.error()).empty());
}

TEST(Teller, SpeaksTheWordsOfTheEdition) {
    const Teller& teller = games::of("pollyanna").teller();
    const auto won = [&](Language language, const std::string& edition) {
        const auto match = table(edition + " b:h,h,h,h g:- r:w,w,w,w y:- =b");
        const Voice voice = teller.voice(language, match->record().edition);
        return teller.title(voice, match->record()) + ": " + teller.standing_told(voice, *match);
    };
    EXPECT_EQ(won(Language::English, "pollyanna-1916"),
              "Pollyanna, the Glad Game: Blue has brought all four pieces to POLLYANNA and wins!");
    EXPECT_EQ(won(Language::English, "pollyanna-1951"),
              "Pollyanna, Track Pursuit Game: "
              "Blue has brought all four pieces to the Home Space and wins!");
    EXPECT_EQ(won(Language::English, "dixie-1952"),
              "Dixie Pollyanna: Blue has brought all four pieces to DIXIE and wins!");
    EXPECT_EQ(won(Language::Spanish, "pollyanna-es"),
              "Pollyanna, El Juego Gozoso: ¡Azul tiene las cuatro piezas en POLLYANNA y gana!");
}

TEST(Teller, TellsWhyNotInTheWordsOfTheEdition) {
    const Teller& teller = games::of("pollyanna").teller();
    const auto why = [&](Language language, const std::string& edition, std::string_view step) {
        const std::string position = edition + " b:w,w,w,b5 g:- r:w,w,w,w y:- b 5-4";
        const auto refused = table(position)->make(step);
        EXPECT_FALSE(refused);
        return teller.reason(teller.voice(language, position), refused.error());
    };
    EXPECT_EQ(why(Language::English, "dixie-1952", "b5/h"),
              "A piece must come to DIXIE by exact count, and that would go too far.");
    EXPECT_EQ(why(Language::English, "pollyanna-1916", "b5/r1"),
              "Only its own colour may go on a Glad Path, and r1 is on somebody else's.");
    EXPECT_EQ(why(Language::English, "pollyanna-es", "b5/r1"),
              "Only its own colour may go on a Vía Gozosa, and r1 is on somebody else's.");
    EXPECT_EQ(why(Language::Spanish, "pollyanna-1951", "b5/r1"),
              "Por una Vía de Meta solo van las piezas de su color, y r1 está en la de otro.");
}

TEST(Teller, TellsWhoseTurnItIsInZenda) {
    const Teller& teller = games::of("zenda").teller();
    const Voice voice{Language::English, teller.keys()};
    EXPECT_EQ(teller.standing_told(voice, *table("zenda k:- y:- m:- a:- s set")),
              "Now Streslau sets up the pieces.");
}

}  // namespace
}  // namespace parlor::sentences

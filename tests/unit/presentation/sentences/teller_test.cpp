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

TEST(Teller, TellsATurnBeforeAndAfterItsEnd) {
    const Teller& teller = games::of("pollyanna").teller();
    const Voice voice{Language::English, teller.keys(), {{'b', "Ana"}}};
    const auto match = table("pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,20 y:- b 3-1");
    EXPECT_EQ(teller.throw_told(voice, *match), "Ana (Blue) throws 3 and 1.");
    EXPECT_EQ(teller.account(voice, *match, false), "Ana (Blue) throws 3 and 1.");
    ASSERT_TRUE(match->make("17/20*"));
    EXPECT_EQ(teller.account(voice, *match, false),
              "Ana (Blue) throws 3 and 1: moves 17 to 20, captures Red.");
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

TEST(Teller, TellsWhoseTurnItIsInZenda) {
    const Teller& teller = games::of("zenda").teller();
    const Voice voice{Language::English, teller.keys()};
    EXPECT_EQ(teller.standing_told(voice, *table("zenda k:- y:- m:- a:- s set")),
              "The pieces are to be set up by Streslau.");
}

}  // namespace
}  // namespace parlor::sentences

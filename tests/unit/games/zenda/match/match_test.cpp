// SPDX-License-Identifier: MIT
#include "games/zenda/match/match.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/zenda_boards.h"

namespace parlor::match {
namespace {

using namespace zenda;

constexpr std::string_view nothing = "zenda k:- y:- m:- a:- s set";
constexpr std::string_view under_way = "zenda k:28 y:1 m:65 a:62,66 z ?";

using tests::valley;

zenda::Match table(std::string_view start, zenda::TableRules rules = {}) {
    return {valley(), tests::in_valley(start), rules};
}

template <class Result>
std::string error(const Result& result) {
    return std::string(result ? "none" : name(result.error().error));
}
template <class Result>
std::string reason(const Result& result) {
    return result ? "none" : result.error().reason;
}

// cites Z2 Z3 Z5 ZQ16
TEST(ZendaMatch, BeginsWithSettingUpWithoutDice) {
    zenda::Match match = table(nothing);
    EXPECT_EQ(match.due(), Due::Set);
    EXPECT_EQ(match.thrown_text(), "set");
    EXPECT_EQ(error(match.throw_dice("6-4-2")), "not_set_up");
    EXPECT_TRUE(match.record().turns.empty());
    EXPECT_TRUE(match.make_all("m:-/65 a:-/62 a:-/63 a:-/64 a:-/66 a:-/67 a:-/68 a:-/69"));
    EXPECT_EQ(error(match.confirm()), "throw_not_played");
    EXPECT_EQ(match.record().turns.front().play,
              "m:-/65 a:-/62 a:-/63 a:-/64 a:-/66 a:-/67 a:-/68 a:-/69");
    EXPECT_TRUE(match.play("a:-/70"));
    EXPECT_EQ(match.position_text(), "zenda k:- y:- m:65 a:62,63,64,66,67,68,69,70 z set");
    EXPECT_TRUE(match.play("y:-/3 k:-/4 y:-/5"));
    EXPECT_EQ(match.position_text(), "zenda k:4 y:3,5 m:65 a:62,63,64,66,67,68,69,70 s ?");
    EXPECT_EQ(match.due(), Due::Throw);
    EXPECT_EQ(match.record().turns.size(), 2U);
}

TEST(ZendaMatch, RefusesPlacementsAndTakesThemBack) {
    zenda::Match match = table(nothing);
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
    EXPECT_EQ(reason(match.make("a:-/3")), "not_a_blue_spot");
    EXPECT_EQ(reason(match.make("k:-/3")), "not_your_piece");
    EXPECT_TRUE(match.make("m:-/65"));
    EXPECT_EQ(reason(match.make("m:-/66")), "already_set");
    EXPECT_EQ(*match.undo(), "m:-/65");
    EXPECT_EQ(match.standing_text(), nothing);
}

TEST(ZendaMatch, IsPlayedStepByStep) {
    zenda::Match match = table(under_way);
    EXPECT_EQ(error(match.make("k:28/23")), "not_thrown");
    EXPECT_TRUE(match.throw_dice("1-2-1"));
    EXPECT_EQ(match.thrown_text(), "2-1-1");
    EXPECT_EQ(error(match.throw_dice("2-1-1")), "already_thrown");
    EXPECT_EQ(*match.make("k:28/23"), "k:28/23");
    const auto refused = match.make("k:23/29");
    EXPECT_EQ(reason(refused), "not_a_number_thrown");
    EXPECT_EQ(refused.error().part, "k:23/29");
    EXPECT_EQ(reason(match.make("k23/29")), "unknown_step");
    EXPECT_EQ(error(match.confirm()), "throw_not_played");
    EXPECT_EQ(match.standing_text(), "zenda k:23 y:1 m:65 a:62,66 z ?");
    EXPECT_TRUE(match.make_all("k:23/28 y:1/2"));
    EXPECT_EQ(match.due(), Due::Confirm);
    EXPECT_TRUE(match.confirm());
    EXPECT_EQ(match.position_text(), "zenda k:28 y:2 m:65 a:62,66 s ?");
}

// From 1 to 2 leads a 1 as well as a 2, and the text does not tell which was used.
TEST(ZendaMatch, LeavesOpenWhichDieWasUsedUntilTheRestTells) {
    for (const std::string_view rest : {"k:28/22 k:22/18", "k:28/23 k:23/28"}) {
        zenda::Match match = table(under_way);
        EXPECT_TRUE(match.throw_dice("2-1-1"));
        EXPECT_TRUE(match.make("y:1/2"));
        EXPECT_TRUE(match.play(rest)) << rest;
    }
    zenda::Match match = table(under_way);
    EXPECT_TRUE(match.throw_dice("2-1-1"));
    EXPECT_TRUE(match.make_all("y:1/2 k:28/22"));
    EXPECT_EQ(*match.undo(), "k:28/22");
    EXPECT_TRUE(match.play("k:28/23 k:23/28"));
}

// cites Z24 ZQ12 ZQ15
TEST(ZendaMatch, EndsAtOnceWithTheKingInStreslau) {
    zenda::Match match = table("zenda k:72 y:- m:65 a:62 z ?");
    EXPECT_TRUE(match.throw_dice("6-5-1"));
    EXPECT_TRUE(match.make("k:72/71"));
    EXPECT_EQ(match.due(), Due::Confirm);
    EXPECT_TRUE(match.confirm());
    EXPECT_EQ(match.result_text(), "=z");
    EXPECT_EQ(match.due(), Due::Over);
    EXPECT_EQ(error(match.throw_dice("1-1-1")), "game_over");
    EXPECT_EQ(error(match.draw()), "game_over");
}

// cites Z27 ZQ17
TEST(ZendaMatch, ThreePlayersShareTheDice) {
    zenda::Match match =
        table("zenda k:5 y:3,4 m:40 a:62,64,66,68 s ?", {.division = Division::Three});
    EXPECT_EQ(match.side(), 's');
    EXPECT_EQ(match.rivals(), "z");
    EXPECT_EQ(match.partners_of('a'), "ma");
    EXPECT_TRUE(match.throw_dice("6-4-1"));
    EXPECT_EQ(match.seats(), "ma");
    EXPECT_EQ(match.maker_of("a:62/59"), 'a');
    EXPECT_EQ(match.maker_of("m:over"), 'm');
    EXPECT_TRUE(match.make("m:40/44"));
    EXPECT_TRUE(match.hand_over('m'));
    EXPECT_EQ(error(match.hand_over('a')), "cannot_hand_over");
    EXPECT_EQ(error(match.hand_over('z')), "cannot_hand_over");
    while (match.due() == Due::Step) {
        const auto choices = match.choice_texts();
        EXPECT_TRUE(match.make(*std::ranges::find_if(
            choices, [&](const std::string& each) { return match.maker_of(each) == 'a'; })));
    }
    EXPECT_EQ(match.seats(), "a");
    EXPECT_TRUE(match.confirm());
    EXPECT_TRUE(match.record().turns.front().play.starts_with("m:40/44 m:over a:"));
    EXPECT_EQ(match.seats(), "z");
}

// cites Z28 ZQ17
TEST(ZendaMatch, FourPlayersSetUpOneAfterTheOther) {
    zenda::Match match = table(nothing, {.division = Division::Four});
    EXPECT_EQ(match.seats(), "m");
    EXPECT_TRUE(match.make("m:-/65"));
    EXPECT_EQ(match.seats(), "a");
    EXPECT_TRUE(match.play("a:-/62 a:-/63 a:-/64 a:-/66 a:-/67 a:-/68 a:-/69 a:-/70"));
    EXPECT_EQ(match.seats(), "k");
    EXPECT_TRUE(match.hand_over('k'));
    EXPECT_EQ(match.seats(), "y");
}

// No piece can be captured, so that quiet turns follow one another.
void play_quietly(zenda::Match& match, int turns) {
    for (int i = 0; i < turns && match.due() != Due::Over; ++i) {
        ASSERT_TRUE(match.throw_dice("1-1-1"));
        while (match.due() == Due::Step) ASSERT_TRUE(match.make(match.choice_texts().front()));
        ASSERT_TRUE(match.confirm());
    }
}

// cites ZQ18
TEST(ZendaMatch, FortyQuietTurnsASideAreADraw) {
    zenda::Match match = table("zenda k:28 y:- m:- a:75 s ?");
    play_quietly(match, 79);
    EXPECT_EQ(match.due(), Due::Throw);
    play_quietly(match, 1);
    EXPECT_EQ(match.result_text(), "draw");
    EXPECT_EQ(match.record().result, "draw");
    EXPECT_EQ(match.due(), Due::Over);

    zenda::Match endless = table("zenda k:28 y:- m:- a:75 s ?", {.endless = true});
    play_quietly(endless, 90);
    EXPECT_EQ(endless.due(), Due::Throw);
    EXPECT_EQ(endless.record().switches, "endless");
}

TEST(ZendaMatch, ADrawIsAgreedUponBetweenThrows) {
    zenda::Match match = table(under_way);
    EXPECT_EQ(error(table(nothing).draw()), "not_set_up");
    EXPECT_TRUE(match.throw_dice("2-1-1"));
    EXPECT_EQ(error(match.draw()), "already_thrown");
    EXPECT_TRUE(match.play("k:28/22 k:22/18 y:1/2"));
    EXPECT_TRUE(match.draw());
    EXPECT_EQ(match.result_text(), "draw");
    EXPECT_EQ(error(match.throw_dice("1-1-1")), "game_over");
}

}  // namespace
}  // namespace parlor::match

// SPDX-License-Identifier: MIT
// A third game, in one folder and one row: found, begun, played, recorded and taken up again like
// those that people know.
#include <gtest/gtest.h>

#include "computers/coach/judged_game.h"
#include "games/duel.h"
#include "games/games.h"
#include "rules/match/dice.h"
#include "rules/match/resume.h"

namespace parlor::games {
namespace {

std::unique_ptr<match::Match> begun(const Game& game) {
    match::Dice dice({5, 0}, game.dice());
    auto table = game.begin({std::string(game.name()), game.letters(), {.seed = game::Seed{5, 0}}},
                            [&] { return dice.cast(); });
    EXPECT_TRUE(table);
    return std::move(*table);
}

// Plays that many turns, or all there are.
void play(match::Match& table, const Game& game, std::string_view level, std::size_t turns) {
    const auto coach = game.coach();
    match::Dice dice({5, 0}, game.dice());
    while (table.due() != match::Due::Over && table.turns_ended() < turns) {
        ASSERT_TRUE(table.throw_dice(dice.cast()));
        coach->play(table, level, base::Random(5, table.turns_ended()), base::never_stop);
        ASSERT_TRUE(table.confirm());
    }
}

constexpr std::size_t to_the_end = 10'000;

TEST(ThirdGame, StandsInTheTableBesideTheOthers) {
    ASSERT_EQ(all().size(), 3U);
    EXPECT_EQ(all()[2]->name(), "countdown");
    EXPECT_EQ(&of("countdown 7 r ?"), all()[2]);
    EXPECT_EQ(of("zenda").name(), "zenda");
    EXPECT_EQ(of("pollyanna-1916+partners").name(), "pollyanna");
}

TEST(ThirdGame, OpensByThePositionThatNamesIt) {
    const auto table = open("countdown 7 r 1-6-4");
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->game(), "countdown");
    EXPECT_EQ((*table)->thrown_text(), "6-4-1");
    EXPECT_EQ((*table)->choice_texts(), (std::vector<std::string>{"-2", "-1"}));
    for (const char* wrong : {"countdown", "countdown 11 b ?", "countdown 7 g ?", "countdown 7 b",
                              "countdown 7 b 6-3", "countdown 0 b ?", "countdown 7 b ? ?"}) {
        EXPECT_FALSE(open(wrong)) << wrong;
    }
}

TEST(ThirdGame, IsPlayedByItsComputersToTheEnd) {
    const auto coach = of("countdown").coach();
    for (const coach::LevelCard& level : coach->levels()) {
        const auto table = begun(of("countdown"));
        play(*table, of("countdown"), level.name, to_the_end);
        EXPECT_EQ(table->due(), match::Due::Over) << level.name;
        EXPECT_EQ(table->result_text(), std::string("=") + table->side());
    }
}

TEST(ThirdGame, IsRecordedAndTakenUpAgain) {
    const auto table = begun(of("countdown"));
    play(*table, of("countdown"), "careful", 3);
    table->throw_dice("6-5-4");
    table->make("-2");
    const auto record = game::read(game::write(table->record()));
    ASSERT_TRUE(record);
    const auto again = resume(*record);
    ASSERT_TRUE(again) << name(again.error().front().fault);
    EXPECT_EQ((*again)->record(), table->record());
    EXPECT_EQ((*again)->standing_text(), table->standing_text());
    ASSERT_TRUE((*again)->confirm());
    play(**again, of("countdown"), "random", to_the_end);
    EXPECT_EQ((*again)->due(), match::Due::Over);
}

TEST(ThirdGame, RefusesARecordThatCouldNotHaveBeenPlayed) {
    const auto table = begun(of("countdown"));
    play(*table, of("countdown"), "careful", to_the_end);
    game::Record record = table->record();
    record.turns.back().play = "-9";
    ASSERT_FALSE(resume(record));
    EXPECT_EQ(resume(record).error().front().fault, match::DamageFault::IllegalStep);
    record = table->record();
    record.start = "countdown 12 b ?";
    EXPECT_FALSE(resume(record));
}

TEST(ThirdGame, TakesATurnBackButNotItsThrow) {
    const auto table = begun(of("countdown"));
    play(*table, of("countdown"), "careful", 4);
    ASSERT_TRUE(table->has_ended_turn("b"));
    const auto back = match::taken_back(*table, "b");
    ASSERT_TRUE(back);
    EXPECT_EQ(back->turns_ended(), 2U);
    EXPECT_EQ(back->side(), 'b');
    EXPECT_EQ(back->thrown_text(), table->record().turns[2].thrown);
    EXPECT_TRUE(back->made_texts().empty());
}

TEST(ThirdGame, IsToldInTheCommonWords) {
    const sentences::Teller& teller = of("countdown").teller();
    const sentences::Voice voice = teller.voice(language::Language::English, "countdown");
    const auto table = std::move(*open("countdown 7 b ?"));
    EXPECT_EQ(teller.standing_told(voice, *table), "Blue is to roll.");
    table->throw_dice("6-5-1");
    EXPECT_EQ(teller.standing_told(voice, *table), "Blue is to play.");
    EXPECT_EQ(teller.account(voice, *table, false), "Blue rolls 6-5-1.");
    table->make("-2");
    EXPECT_EQ(teller.account(voice, *table, true), "Blue rolls 6-5-1: counts down 2.");
    EXPECT_EQ(teller.deeds(voice, *table, 1), "");
    EXPECT_EQ(table->standing_text(), "countdown 5 r ?");
    EXPECT_EQ(teller.account(voice, **open("countdown 7 b 3-2-1"), true),
              "Blue rolls 3-2-1. No move.");
    EXPECT_EQ(teller.standing_told(voice, **open("countdown 0 =r")), "Red has won.");
    EXPECT_EQ(teller.standing_told({language::Language::Spanish}, **open("countdown 7 b 6-5-1")),
              "Le toca jugar a Azul.");
}

TEST(ThirdGame, SaysWhatIsWrongWithAText) {
    const auto fault = [](std::string_view position) { return open(position).error().front(); };
    EXPECT_EQ(fault("countdown 7"), (match::TextFault{"field_missing", "countdown 7"}));
    EXPECT_EQ(fault("countdown 7 g ?"), (match::TextFault{"unknown_state", "g"}));
    EXPECT_EQ(fault("countdown 7 b 6-3"), (match::TextFault{"unknown_throw", "6-3"}));
    for (const char* wrong : {"countdown 11 b ?", "countdown 0 b ?", "countdown 7 =b"}) {
        EXPECT_EQ(fault(wrong), (match::TextFault{"unknown_space", wrong}));
    }
    const auto table = std::move(*open("countdown 7 b 6-5-1"));
    EXPECT_EQ(table->make("2").error().reason, "unknown_step");
    EXPECT_EQ(table->make("-3").error().error, match::Error::IllegalStep);
}

TEST(ThirdGame, HasACoachThatAdvisesAndJudges) {
    const auto coach = of("countdown").coach();
    const auto table = std::move(*open("countdown 2 b 6-5-1"));
    const auto advice = coach->advice(*table, {}, base::never_stop);
    ASSERT_EQ(advice.size(), 2U);
    EXPECT_EQ(advice[0].play, "-2");
    EXPECT_EQ(advice[0].after, "countdown 0 =b");
    EXPECT_EQ(advice[0].chances, (std::vector<double>{1, 0}));
    table->make("-1");
    const coach::JudgedTurn judged = coach->judge_turn(*table, {}, base::never_stop);
    EXPECT_EQ(judged.best_play, "-2");
    EXPECT_GT(judged.error, 0.05);
}

TEST(ThirdGame, HasADuelOfTheDay) {
    const auto duel = duel_of("2026-11-20", "countdown");
    ASSERT_TRUE(duel);
    EXPECT_EQ(duel->seats, "br");
    EXPECT_NE(of("countdown").coach()->level(duel->level), nullptr);
}

}  // namespace
}  // namespace parlor::games

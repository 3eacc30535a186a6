// SPDX-License-Identifier: MIT
// Records of duels: honest ones are judged as a review judges them, forged ones are refused.
#include "online/server/duel_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "support/corpus.h"
#include "support/played_duel.h"

namespace parlor::server {
namespace {

using tests::played_duel;

constexpr std::string_view the_day = "2026-11-20";

// "duel_dice 3", or "" if the record is a duel.
std::string verdict(std::string_view record, std::string_view of = the_day) {
    auto check = DuelCheck::begin(of, record);
    if (check) {
        const auto coach = games::of(check->game()).coach();
        while (check->has_more()) check->go_on(*coach);
        if (!check->refusal()) return "";
    }
    const tables::Refusal& refusal = check ? *check->refusal() : check.error();
    return std::string(name(refusal)).append(" ").append(refusal.part);
}

store::DuelEntry judged(std::string_view record) {
    auto check = DuelCheck::begin(the_day, record).value();
    const auto coach = games::of(check.game()).coach();
    while (check.has_more()) check.go_on(*coach);
    return check.entry();
}

// As long as the rules allow it, the game goes on from the changed turn with other plays.
std::string forged(game::Record record, const std::function<void(game::Record&)>& change) {
    change(record);
    return game::write(record);
}

// Plays a turn of a seat otherwise than it was, and the game on to its end with the same dice.
game::Record with_other_play(const game::Record& record, char seat) {
    const games::Duel duel = games::duel_of(the_day, record.edition).value();
    match::Dice dice({duel.seed, 0}, 2);
    auto match = games::begin(games::new_game(duel), [&] { return dice.cast(); }).value();
    const auto coach = games::of(record.edition).coach();
    bool is_changed = false;
    while (match->due() != match::Due::Over) {
        if (match->due() == match::Due::Throw) match->throw_dice(dice.cast());
        const auto was = match->turns_ended() < record.turns.size()
                             ? record.turns[match->turns_ended()].play
                             : std::string();
        for (std::uint64_t tried = 0; match->due() == match::Due::Step && tried < 20; ++tried) {
            coach->play(*match, "random", base::Random(tried), base::never_stop);
            const bool is_other = match->seat() == seat && match->play_text() != was;
            if (is_changed || is_other) break;
            while (match->undo()) {
            }
        }
        if (match->due() == match::Due::Step) match->make_all(was);
        is_changed = is_changed || (match->seat() == seat && match->play_text() != was);
        match->confirm();
    }
    return match->record();
}

TEST(DuelCheck, JudgesWhatWasPlayed) {
    for (const std::string_view edition : {"pollyanna-1916", "poleana", "zenda"}) {
        const game::Record record = played_duel(the_day, edition);
        const store::DuelEntry entry = judged(game::write(record));
        EXPECT_EQ(entry.day, the_day);
        EXPECT_EQ(entry.edition, edition);
        EXPECT_EQ(entry.turns, static_cast<std::int64_t>(record.turns.size()));
        EXPECT_EQ(entry.digest.size(), 64U);
        const auto duel = games::duel_of(the_day, edition).value();
        const bool won = record.result.find(duel.person) != std::string::npos;
        EXPECT_EQ(entry.points, won ? 2 : 0) << record.result;
    }
}

TEST(DuelCheck, FindsTheFiguresOfAReview) {
    const game::Record record = played_duel(the_day, "poleana");
    const auto duel = games::duel_of(the_day, "poleana").value();
    const auto coach = games::of("poleana").coach();
    match::Dice dice({duel.seed, 0}, 2);
    const auto begun = games::begin(games::new_game(duel), [&] { return dice.cast(); }).value();
    std::vector<coach::JudgedTurn> turns;
    for (const auto& each : coach::played_turns(*begun, record.turns)) {
        turns.push_back(coach->judge_turn(*each, {.seed = turns.size() + 1}, base::never_stop));
    }
    const auto game = coach::summed_up(coach->sides(*begun), turns, record.result);
    const std::size_t side = game.sides[0].find(duel.person) == std::string::npos ? 1 : 0;
    const store::DuelEntry entry = judged(game::write(record));
    EXPECT_EQ(entry.luck, std::llround(game.totals[side].luck * 1000));
    EXPECT_EQ(entry.accuracy, std::llround(game.totals[side].accuracy.value() * 10));
}

TEST(DuelCheck, TakesNamesDatesAndNotesAsTheyAre) {
    const std::string record = forged(played_duel(the_day, "poleana"), [](game::Record& its) {
        its.date = "2026-11-19";
        its.notes = {"I won!"};
        its.turns[3].notes = {"there"};
        for (game::RecordedSeat& each : its.seats) {
            if (each.name) each.name = "Ana";
        }
        its.others.push_back({"house", "Tepito"});
    });
    EXPECT_EQ(verdict(record), "");
    EXPECT_EQ(judged(record), judged(game::write(played_duel(the_day, "poleana"))));
}

TEST(DuelCheck, RefusesWhatIsNoRecordOfThatDuel) {
    const game::Record record = played_duel(the_day, "poleana");
    EXPECT_EQ(verdict("I won"), "duel_record 1");
    EXPECT_EQ(verdict(""), "duel_record 1");
    const std::string text = game::write(record);
    EXPECT_TRUE(verdict(text.substr(0, text.size() - 10)).starts_with("duel_record"));
    EXPECT_EQ(verdict(text, "2026-11-21"), "duel_other seed");
    EXPECT_EQ(verdict(text, "2026-11-31"), "duel_unknown poleana");
    EXPECT_EQ(verdict(tests::read_project_file("docs/examples/game.txt")), "duel_other seed");
    const auto other = [&](const std::function<void(game::Record&)>& change) {
        return verdict(forged(record, change));
    };
    EXPECT_EQ(other([](auto& its) { its.seed.reset(); }), "duel_other seed");
    EXPECT_EQ(other([](auto& its) { its.seed->stream = 1; }), "duel_other seed");
    EXPECT_EQ(other([](auto& its) { its.others.clear(); }), "duel_other players");
    // The easiest level instead of the day's.
    EXPECT_EQ(other([](auto& its) {
                  std::string& players = its.others.front().value;
                  players =
                      players.starts_with("b=human") ? "b=human,r=simple" : "b=simple,r=human";
              }),
              "duel_other players");
    // The other seat claimed for the person.
    EXPECT_EQ(other([](auto& its) {
                  std::string& players = its.others.front().value;
                  players =
                      players.starts_with("b=human") ? "b=random,r=human" : "b=human,r=random";
              }),
              "duel_other players");
}

TEST(DuelCheck, RefusesOtherDice) {
    const game::Record record = played_duel(the_day, "poleana");
    // A legal game with the person's own dice under the tags of the duel.
    const games::Duel duel = games::duel_of(the_day, "poleana").value();
    match::Dice dice({7, 0}, 2);
    const auto match = games::begin(games::new_game(duel), [&] { return dice.cast(); }).value();
    const auto coach = games::of("poleana").coach();
    while (match->due() != match::Due::Over) {
        match->throw_dice(dice.cast());
        coach->play(*match, "simple", base::Random(1), base::never_stop);
        match->confirm();
    }
    const std::string found = verdict(game::write(match->record()));
    EXPECT_TRUE(found.starts_with("duel_dice") || found == "duel_other start") << found;
    // One throw turned into another: the rest does not fit any more.
    const std::string altered = forged(record, [](game::Record& its) {
        its.turns[4].thrown = its.turns[4].thrown == "6-6" ? "5-5" : "6-6";
    });
    EXPECT_TRUE(verdict(altered).starts_with("duel_")) << verdict(altered);
    // A pass is legal with many throws, so only the seed can tell.
    const auto pass = std::ranges::find_if(record.turns, [](const game::Turn& each) {
        return each.play == match::nothing_played && each.thrown == "4-3";
    });
    if (pass == record.turns.end()) return;
    const auto turn = static_cast<std::size_t>(pass - record.turns.begin());
    const std::string passed =
        forged(record, [&](game::Record& its) { its.turns[turn].thrown = "3-2"; });
    EXPECT_EQ(verdict(passed), "duel_dice " + std::to_string(turn + 1));
}

TEST(DuelCheck, RefusesOtherPlaysOfTheComputer) {
    const games::Duel duel = games::duel_of(the_day, "poleana").value();
    const char computer = duel.seats[duel.seats[0] == duel.person ? 1 : 0];
    const game::Record record = played_duel(the_day, "poleana");
    const game::Record other = with_other_play(record, computer);
    EXPECT_TRUE(games::resume(other)) << "the rules allow it";
    EXPECT_TRUE(verdict(game::write(other)).starts_with("duel_choice"))
        << verdict(game::write(other));
}

TEST(DuelCheck, RefusesWhatHasNotEndedSo) {
    const game::Record record = played_duel(the_day, "poleana");
    EXPECT_EQ(verdict(game::write(played_duel(the_day, "poleana", 1, 9))), "duel_unfinished ");
    EXPECT_EQ(verdict(game::write(played_duel(the_day, "poleana", 1, 0))), "duel_unfinished ");
    const auto with_result = [&](std::string result) {
        return forged(record, [&](game::Record& its) { its.result = std::move(result); });
    };
    const std::string other = record.result == "=b" ? "=r" : "=b";
    EXPECT_TRUE(verdict(with_result(other)).starts_with("duel_record"));
    EXPECT_TRUE(verdict(with_result("")).starts_with("duel_record"));
    const std::string drawn = forged(played_duel(the_day, "poleana", 1, 9),
                                     [](game::Record& its) { its.result = match::agreed_draw; });
    EXPECT_NE(verdict(drawn), "");
}

TEST(DuelCheck, RefusesAStepThatTheRulesForbid) {
    const game::Record record = played_duel(the_day, "poleana");
    for (std::size_t i = 0; i < record.turns.size(); i += 7) {
        const std::string forbidden = forged(record, [i](game::Record& its) {
            its.turns[i].play = its.turns[i].play == "pass" ? "w/0" : "pass";
        });
        EXPECT_TRUE(verdict(forbidden).starts_with("duel_")) << i;
    }
}

TEST(DuelCheck, TellsGamesApartByTheirPlays) {
    const auto digest = [](std::uint64_t person) {
        return judged(game::write(played_duel(the_day, "poleana", person))).digest;
    };
    EXPECT_EQ(digest(1), digest(1));
    EXPECT_NE(digest(1), digest(2));
}

TEST(DuelCheck, IsOpenForAWeek) {
    constexpr std::int64_t noon = 1'795'305'600 + 43'200;  // 2026-11-22
    for (const auto& [date, open] :
         {std::pair("2026-11-14", false), std::pair("2026-11-15", true),
          std::pair("2026-11-22", true), std::pair("2026-11-23", true),
          std::pair("2026-11-24", false), std::pair("yesterday", false)}) {
        EXPECT_EQ(is_open(date, noon), open) << date;
    }
}

}  // namespace
}  // namespace parlor::server

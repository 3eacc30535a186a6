// SPDX-License-Identifier: MIT
// The engine's end of a conversation, without pipes and clocks. Whole conversations are in
// tests/engine.
#include "protocols/engine_lines/session.h"

#include <gtest/gtest.h>

#include <regex>

#include "base/words.h"
#include "games/zenda/game.h"
#include "support/zenda_boards.h"

namespace parlor::engine_lines {
namespace {

using Lines = std::vector<std::string>;

constexpr auto open_choice = "position pollyanna-1916 b:6,20,33,48 g:- r:w,w,w,w y:- b 6-3";

Lines texts(const std::vector<Reply>& replies) {
    Lines all;
    for (const Reply& each : replies) all.push_back(text(each));
    return all;
}

// All that is answered, thinking included.
Lines say(Session& session, std::string_view line, const base::Stop& stop = base::never_stop) {
    const SessionAnswer answer = session.answer(line);
    Lines all = texts(answer.replies);
    if (!answer.thinking) return all;
    for (const std::string& each : texts(session.think(*answer.thinking, stop))) {
        all.push_back(each);
    }
    return all;
}

bool matches(const std::string& line, const std::string& pattern) {
    return std::regex_match(line, std::regex(pattern));
}

TEST(Session, AnswersOnlyToWhatAsks) {
    Session session({.version = "1.0", .level = "careful"});
    for (const char* line : {"", "newgame", "option level simple", open_choice, "stop"}) {
        EXPECT_EQ(say(session, line), Lines{}) << line;
    }
    const Lines told = say(session, "go");
    ASSERT_EQ(told.size(), 3U);
    EXPECT_TRUE(matches(told[0], "info after pollyanna-1916 .* r \\?")) << told[0];
    EXPECT_TRUE(matches(told[1], "info chances b=0\\.\\d{4} r=0\\.\\d{4}")) << told[1];
    EXPECT_TRUE(matches(told[2], "bestplay \\w+/\\w+ \\w+/.*")) << told[2];
}

TEST(Session, QuitsWhenItIsTold) {
    Session session({});
    EXPECT_FALSE(session.answer("stop").quits);
    EXPECT_FALSE(session.answer("quit now").quits);
    EXPECT_TRUE(session.answer("quit").quits);
}

TEST(Session, HandsTheTimeOnAndSettlesTheLevel) {
    Session session({.version = {}, .level = "2"});
    session.answer(open_choice);
    EXPECT_EQ(session.answer("go").thinking->level, "simple");
    EXPECT_FALSE(session.answer("go").thinking->milliseconds);
    const SessionAnswer other = session.answer("go time 250 level 3");
    EXPECT_EQ(other.thinking->level, "careful");
    EXPECT_EQ(other.thinking->milliseconds, 250);
    EXPECT_EQ(session.answer("go").thinking->level, "simple");
}

// Which of the plays a random player chooses, in several turns.
Lines choices(Session& session) {
    Lines all;
    for (int turn = 0; turn < 8; ++turn) all.push_back(say(session, "go").back());
    return all;
}

TEST(Session, ChoosesAlikeForTheSameSeed) {
    Session session({.version = {}, .level = "random"});
    session.answer(open_choice);
    const auto first = choices(session);
    EXPECT_NE(choices(session), first);
    session.answer("option seed 1");
    EXPECT_EQ(choices(session), first);
    session.answer("newgame");
    session.answer(open_choice);
    EXPECT_EQ(choices(session), first);
    session.answer("option seed 2");
    EXPECT_NE(choices(session), first);
}

TEST(Session, AsksWhetherToStopAndAnswersWhenItShould) {
    Session session({.version = {}, .level = "master"});
    session.answer(open_choice);
    int asked = 0;
    const auto answered = say(session, "go", [&] { return ++asked > 1; });
    EXPECT_GT(asked, 0);
    EXPECT_TRUE(answered.back().starts_with("bestplay ")) << answered.back();
}

TEST(Session, TellsABoardThatIsNotTheStandardOne) {
    const auto boards = [](const zenda::Board& board) {
        const zenda::Game game(board);
        const std::vector<const games::Game*> games{&games::of("pollyanna"), &game};
        Session session({.version = {}, .level = {}, .games = games});
        Lines told = say(session, "hello 1");
        std::erase_if(told, [](const std::string& each) { return !each.starts_with("board"); });
        return told;
    };
    const zenda::Board& other = tests::small_board("gate").board;
    EXPECT_EQ(boards(other), Lines{"board " + fingerprint(other)});
    EXPECT_EQ(boards(zenda::standard_board()), Lines{});
}

// Every play that is listed can be played, and leads where it says.
TEST(Session, PlaysAWholeGameOfEither) {
    for (const std::string start :
         {"pollyanna-1951+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
          "zenda k:- y:- m:- a:- s set"}) {
        const zenda::Board& board = tests::small_board("gate").board;
        const zenda::Game zenda(board);
        const std::vector<const games::Game*> games{&games::of("pollyanna"), &zenda};
        Session session({.version = {}, .level = "simple", .games = games});
        base::Random dice(5);
        auto table = std::move(*games[start.starts_with("zenda") ? 1 : 0]->open(start));
        for (int turn = 0; turn < 60 && table->due() != match::Due::Over; ++turn) {
            session.answer("position " + table->position_text());
            if (table->due() == match::Due::Throw) {
                std::string thrown;
                const int count = start.starts_with("zenda") ? 3 : 2;
                for (int i = 0; i < count; ++i) {
                    thrown += (i == 0 ? "" : "-") + std::to_string(dice.die());
                }
                ASSERT_TRUE(table->throw_dice(thrown));
                EXPECT_EQ(say(session, "throw " + thrown), Lines{});
            }
            const auto answered = say(session, "go");
            const std::string play = answered.back().substr(std::string("bestplay ").size());
            ASSERT_TRUE(table->play(play)) << play;
            EXPECT_EQ(answered.front(), "info after " + table->position_text());
        }
    }
}

}  // namespace
}  // namespace parlor::engine_lines

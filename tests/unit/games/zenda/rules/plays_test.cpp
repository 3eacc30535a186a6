// SPDX-License-Identifier: MIT
// Whole plays and the next steps of one, against every sequence of steps written out.
#include "games/zenda/rules/plays.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

PositionText read(const Board& board, const std::string& position) {
    const auto found = parse_position(board, position);
    EXPECT_TRUE(found) << position;
    return found ? *found : PositionText{};
}

using tests::lane;

// Steps that read alike may be made by different dice.
std::string with_die(const Step& step) { return text(step) + "=" + std::to_string(step.count); }

using Sequence = std::vector<Step>;

// Every sequence of steps to its end, obeying the rules of a step but no law of the throw.
void collect(const Board& board, const Hand& hand, Sequence& made, std::vector<Sequence>& ends) {
    const auto next = steps(board, hand);
    if (next.empty()) ends.push_back(made);
    for (const Step& step : next) {
        made.push_back(step);
        collect(board, after(board, hand, step), made, ends);
        made.pop_back();
    }
}

// ZQ1, ZQ15, word for word.
std::vector<Sequence> lawful_sequences(const Board& board, const PositionText& from) {
    std::vector<Sequence> ends;
    Sequence made;
    collect(board, hand_after(board, from.position, from.thrown, {}), made, ends);
    std::size_t most = 0;
    for (const Sequence& each : ends) most = std::max(most, each.size());
    std::erase_if(ends, [&](const Sequence& each) {
        const Hand hand = hand_after(board, from.position, from.thrown, each);
        return each.size() < most && !is_over(hand.position);
    });
    return ends;
}

struct OnBoard {
    std::string board;
    std::string position;
};

const std::vector<OnBoard> samples{
    {"lane", "zenda k:1 y:9,10 m:- a:2,5 s 6-3-1"},
    {"lane", "zenda k:1 y:3 m:25 a:26 s 5-5-2"},
    {"lane", "zenda k:22 y:12 m:8 a:15,16 z 4-3-1"},
    {"lane", "zenda k:25 y:1 m:- a:6,7,24,26 z 4-3-1"},
    {"lane", "zenda k:1 y:22,23 m:26 a:24,25 s 4-3-2"},
    {"loop", "zenda k:7 y:15,16 m:10 a:12 s 4-1-1"},
    {"loop", "zenda k:6 y:12 m:10 a:13,15 z 4-2-2"},
    {"gate", "zenda k:7 y:5 m:6 a:8,19 s 2-1-1"},
    {"gate", "zenda k:8 y:9 m:12 a:6,18 z 3-2-1"},
    {"gate", "zenda k:5 y:- m:11 a:12,18 s 6-5-4"},
    {"gate", "zenda k:- y:- m:10 a:11,12,13,14,15 s set"},
    {"gate", "zenda k:- y:4 m:10 a:11,12,13,14,15,16,17,18 z set"},
};

// cites ZQ1 ZQ15 Z7 Z12
TEST(Choices, AreExactlyTheNextStepsOfTheLegalPlays) {
    for (const OnBoard& sample : samples) {
        const Board& board = tests::small_board(sample.board).board;
        const PositionText from = read(board, sample.position);
        std::map<std::string, Sequence> prefixes;
        std::map<std::string, std::set<std::string>> expected;
        for (const Sequence& each : lawful_sequences(board, from)) {
            std::string so_far;
            for (std::size_t made = 0; made <= each.size(); ++made) {
                auto& next = expected[so_far];
                prefixes[so_far] = Sequence(each.begin(), each.begin() + static_cast<int>(made));
                if (made == each.size()) break;
                next.insert(with_die(each[made]));
                so_far += with_die(each[made]) + " ";
            }
        }
        for (const auto& [so_far, made] : prefixes) {
            std::set<std::string> found;
            for (const Step& step : choices(board, from.position, from.thrown, made)) {
                EXPECT_TRUE(found.insert(with_die(step)).second) << "twice: " << text(step);
            }
            EXPECT_EQ(found, expected[so_far]) << sample.position << " after " << so_far;
        }
    }
}

TEST(Plays, AreTheDistinctEndsOfTheLawfulSequencesByText) {
    for (const OnBoard& sample : samples) {
        const Board& board = tests::small_board(sample.board).board;
        const PositionText from = read(board, sample.position);
        std::set<std::string> expected;
        for (const Sequence& each : lawful_sequences(board, from)) {
            expected.insert(text(finished(hand_after(board, from.position, from.thrown, each))));
        }
        std::vector<std::string> found;
        for (const Play& play : plays(board, from.position, from.thrown)) {
            found.push_back(text(play.after));
            EXPECT_EQ(finished(hand_after(board, from.position, from.thrown, play.steps)),
                      play.after);
        }
        EXPECT_EQ(found, std::vector<std::string>(expected.begin(), expected.end()))
            << sample.position;
    }
}

TEST(PlayTo, FindsAPlayOfChoicesThatLeadsThere) {
    for (const OnBoard& sample : samples) {
        const Board& board = tests::small_board(sample.board).board;
        const PositionText from = read(board, sample.position);
        for (const Play& play : plays(board, from.position, from.thrown)) {
            const Play found = play_to(board, from.position, from.thrown, play.after);
            EXPECT_EQ(found.after, play.after);
            EXPECT_EQ(found.steps, play.steps);
            Sequence made;
            for (const Step& step : found.steps) {
                const auto next = choices(board, from.position, from.thrown, made);
                EXPECT_NE(std::ranges::find(next, step), next.end()) << text(found.steps);
                made.push_back(step);
            }
            EXPECT_TRUE(choices(board, from.position, from.thrown, made).empty());
        }
    }
}

std::string told(const Board& board, const std::string& position) {
    const PositionText from = read(board, position);
    std::string all;
    for (const Play& play : plays(board, from.position, from.thrown)) {
        all += text(play.steps) + " -> " + text(play.after) + "\n";
    }
    return all;
}

// cites ZQ1
TEST(Plays, OfALostThrowAreOneWithoutSteps) {
    EXPECT_EQ(told(lane(), "zenda k:1 y:22,23 m:26 a:24,25 s 4-3-2"),
              "pass -> zenda k:1 y:22,23 m:26 a:24,25 z ?\n");
}

// cites Z24 ZQ15
TEST(Plays, MayWinWithDiceToSpare) {
    EXPECT_EQ(told(lane(), "zenda k:24 y:- m:1 a:23 z 2-1-1"),
              "k:24/26 -> zenda k:26 y:- m:1 a:23 =z\n");
}

// The order is a contract: by the text of the position after.
TEST(Plays, ComeInADefinedOrder) {
    EXPECT_EQ(told(lane(), "zenda k:1 y:9,10 m:- a:2,5 s 6-3-1"),
              "a:5/8 a:2/3 -> zenda k:1 y:9,10 m:- a:3,8 z ?\n"
              "a:5/6 a:2/5 -> zenda k:1 y:9,10 m:- a:5,6 z ?\n");
}

// The order is a contract: die (high first), role, spot, target.
TEST(Steps, ComeInADefinedOrder) {
    const Board& gate = tests::small_board("gate").board;
    const PositionText from = read(gate, "zenda k:1 y:7,9 m:20 a:6,15 s 3-3-2");
    std::string all;
    for (const Step& step : steps(gate, hand_after(gate, from.position, from.thrown, {}))) {
        all += with_die(step) + " ";
    }
    EXPECT_EQ(
        all,
        "m:20/8=3 m:20/18=3 m:20/19=3 m:20/20=3 a:15/18=3 a:15/19=3 m:20/8=2 m:20/10=2 m:20/11=2 "
        "m:20/16=2 m:20/17=2 m:20/18=2 m:20/19=2 a:15/16=2 a:15/17=2 a:15/18=2 a:15/19=2 ");
}

TEST(HandAfter, KnowsWhatIsLeft) {
    const PositionText from = read(lane(), "zenda k:1 y:3 m:17 a:20 s 6-4-2");
    const auto first = choices(lane(), from.position, from.thrown, {});
    const Hand begun = hand_after(lane(), from.position, from.thrown, {});
    EXPECT_TRUE(begun.michael_is_tied);
    const auto moved = std::ranges::find(first, Role::Michael, &Step::role);
    ASSERT_NE(moved, first.end());
    const Hand hand = hand_after(lane(), from.position, from.thrown, std::span(&*moved, 1));
    EXPECT_TRUE(hand.michael_moved);
    EXPECT_EQ(hand.left[2], 0);
    EXPECT_EQ(hand.left[0] + hand.left[1] + moved->count, 12);
    EXPECT_NE(hand, begun);
}

}  // namespace
}  // namespace parlor::zenda

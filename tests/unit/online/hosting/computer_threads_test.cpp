// SPDX-License-Identifier: MIT
// Whose turn it is to be thought for, and what is chosen.
#include "online/hosting/computer_threads.h"

#include <gtest/gtest.h>

#include <future>
#include <set>

#include "games/games.h"
#include "rules/match/dice.h"

namespace parlor::hosting {
namespace {

using namespace std::chrono_literals;

TEST(TurnQueue, ServesThoseWhoAskInTurn) {
    TurnQueue<int> queue;
    for (int i = 1; i <= 3; ++i) queue.push("many", i);
    queue.push("one", 10);
    queue.push("two", 20);
    queue.push("two", 21);
    std::vector<int> order;
    for (int i = 0; i < 6; ++i) order.push_back(queue.next()->item);
    EXPECT_EQ(order, (std::vector{1, 10, 20, 2, 21, 3}));
    queue.push("many", 4);
    EXPECT_EQ(queue.next()->whose, "many");
}

TEST(TurnQueue, CountsWhoWaits) {
    TurnQueue<int> queue;
    for (int i = 0; i < 28; ++i) queue.push("many", i);
    queue.push("one", 1);
    EXPECT_EQ(queue.waiting("many").own, 28);
    EXPECT_EQ(queue.waiting("many").others, 1);
    EXPECT_EQ(queue.waiting("nobody").own, 0);
    EXPECT_EQ(queue.waiting("nobody").others, 2);
    queue.close_now();
    EXPECT_FALSE(queue.next());
    EXPECT_EQ(queue.waiting("nobody").others, 0);
}

TEST(ThinkingTime, OfAllOthersIsASecondAtMost) {
    EXPECT_EQ(thinking_time(0, 0), 3s);
    EXPECT_EQ(thinking_time(1, 0), 1s);
    for (std::size_t others = 1; others < 40; ++others) {
        EXPECT_LE(thinking_time(others, 0) * others, 1s);
        EXPECT_LE(thinking_time(others, 28) * 29, thinking_time(others, 0));
    }
    EXPECT_EQ(thinking_time(0, 27), 3000ms / 28);
}

// Pieces that can be set up in many ways.
std::unique_ptr<match::Match> to_be_set_up() {
    match::Dice dice({1, 0}, games::of("zenda").dice());
    auto begun = games::begin({"zenda", "sz", {}}, [&] { return dice.cast(); });
    return std::move(*begun);
}

TEST(ComputerThreads, AnswerOneTableOfEachAddressFirst) {
    ComputerThreads threads(1);
    std::promise<void> is_busy;
    std::promise<void> all_asked;
    std::promise<void> all_answered;
    std::vector<std::string> order;
    const auto ask = [&](const std::string& address, const std::function<void()>& then) {
        auto match = to_be_set_up();
        const std::string seats = match->awaited();
        threads.ask({.match = std::move(match),
                     .level = "random",
                     .seats = seats,
                     .address = address,
                     .answer = [&order, address, then](const std::string&) {
                         order.push_back(address);
                         then();
                     }});
    };
    // The only thread is busy until everybody has asked.
    ask("many", [&, waits = all_asked.get_future().share()] {
        is_busy.set_value();
        waits.wait();
    });
    is_busy.get_future().wait();
    for (int i = 0; i < 27; ++i) ask("many", [] {});
    ask("one", [] {});
    ask("last", [&] { all_answered.set_value(); });
    all_asked.set_value();
    all_answered.get_future().wait();
    threads.stop();
    ASSERT_GE(order.size(), 4U);
    order.resize(4);
    EXPECT_EQ(order, (std::vector<std::string>{"many", "many", "one", "last"}));
}

TEST(ComputerThreads, DoOtherWorkInTurnWithPlays) {
    ComputerThreads threads(1);
    std::promise<void> all_asked;
    std::promise<void> all_done;
    std::vector<std::string> order;
    threads.run("first", "zenda", [waits = all_asked.get_future().share()](coach::Coach& coach) {
        EXPECT_NE(coach.level("master"), nullptr);
        waits.wait();
    });
    for (int i = 0; i < 3; ++i) {
        threads.run("duel", "zenda", [&](coach::Coach&) {
            order.emplace_back("duel");
            if (order.size() == 4) all_done.set_value();
        });
    }
    auto match = to_be_set_up();
    const std::string seats = match->awaited();
    threads.ask({.match = std::move(match),
                 .level = "random",
                 .seats = seats,
                 .address = "table",
                 .answer = [&](const std::string&) { order.emplace_back("table"); }});
    all_asked.set_value();
    all_done.get_future().wait();
    EXPECT_EQ(order, (std::vector<std::string>{"duel", "table", "duel", "duel"}));
}

// The same question does not have the same answer, so that players cannot work it out before.
TEST(ComputerThreads, ChooseWhatNobodyCanPredict) {
    ComputerThreads threads(1);
    std::set<std::string> turns;
    for (int i = 0; i < 20; ++i) {
        std::promise<std::string> turn;
        auto match = to_be_set_up();
        const std::string seats = match->awaited();
        threads.ask({.match = std::move(match),
                     .level = "random",
                     .seats = seats,
                     .address = {},
                     .answer = [&](std::string text) { turn.set_value(std::move(text)); }});
        turns.insert(turn.get_future().get());
    }
    EXPECT_GT(turns.size(), 1U);
}

}  // namespace
}  // namespace parlor::hosting

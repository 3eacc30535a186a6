// SPDX-License-Identifier: MIT
#include "online/hosting/queues.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <thread>
#include <vector>

namespace parlor::hosting {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(AWorkQueue, GivesInOrderWhatItWasGiven) {
    WorkQueue<int> queue;
    for (int i = 0; i < 100; ++i) queue.push(i);
    EXPECT_EQ(queue.size(), 100U);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(queue.next(), i);
    const auto rest = queue.all();
    ASSERT_EQ(rest.size(), 50U);
    EXPECT_EQ(rest.front(), 50);
    EXPECT_EQ(rest.back(), 99);
    EXPECT_EQ(queue.size(), 0U);
}

TEST(AWorkQueue, GivesEverythingOnceHoweverManyTakeIt) {
    constexpr int count = 20'000;
    WorkQueue<int> queue;
    std::vector<std::future<std::vector<int>>> takers;
    for (int i = 0; i < 4; ++i) {
        takers.push_back(std::async(std::launch::async, [&queue] {
            std::vector<int> taken;
            while (const auto each = queue.next()) taken.push_back(*each);
            return taken;
        }));
    }
    std::thread other([&queue] {
        for (int i = 1; i < count; i += 2) queue.push(i);
    });
    for (int i = 0; i < count; i += 2) queue.push(i);
    other.join();
    queue.close();
    std::vector<int> all;
    for (auto& each : takers) {
        for (const int item : each.get()) all.push_back(item);
    }
    std::ranges::sort(all);
    ASSERT_EQ(all.size(), static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) ASSERT_EQ(all[static_cast<std::size_t>(i)], i);
}

TEST(AWorkQueue, GathersWhatComesWhileItsTakerIsBusy) {
    WorkQueue<int> queue;
    std::promise<void> taken;
    std::promise<void> goes_on;
    auto batches = std::async(std::launch::async, [&] {
        std::vector<std::size_t> sizes;
        for (auto all = queue.all(); !all.empty(); all = queue.all()) {
            sizes.push_back(all.size());
            if (sizes.size() > 1) continue;
            taken.set_value();
            goes_on.get_future().wait();
        }
        return sizes;
    });
    queue.push(1);
    taken.get_future().wait();
    for (int i = 0; i < 7; ++i) queue.push(i);
    queue.close();
    goes_on.set_value();
    EXPECT_EQ(batches.get(), (std::vector<std::size_t>{1, 7}));
}

TEST(AWorkQueue, TellsItsTakerOnceThatItIsIdle) {
    WorkQueue<int> queue(10ms);
    std::atomic<int> idle = 0;
    queue.push(1);
    EXPECT_EQ(queue.next([&] { ++idle; }), 1);
    EXPECT_EQ(idle, 0);
    EXPECT_EQ(queue.next([&] {
        ++idle;
        queue.push(2);
    }),
              2);
    EXPECT_EQ(idle, 1);
}

TEST(AWorkQueue, ThatIsClosedIsStillEmptied) {
    WorkQueue<int> queue;
    queue.push(1);
    queue.push(2);
    queue.close();
    EXPECT_TRUE(queue.is_closed());
    queue.push(3);
    EXPECT_EQ(queue.next(), 1);
    EXPECT_EQ(queue.next(), 2);
    EXPECT_EQ(queue.next(), std::nullopt);
    EXPECT_TRUE(queue.all().empty());
}

// One is busy, others sleep, and more has come in the meantime.
struct Busy {
    Busy() {
        for (int i = 0; i < 3; ++i) {
            threads.emplace_back([this] {
                while (const auto work = queue.next()) (*work)();
            });
        }
        queue.push([this] {
            begun.set_value();
            goes_on.get_future().wait();
            ++done;
        });
        begun.get_future().wait();
    }
    void join() {
        for (std::thread& each : threads) each.join();
    }

    WorkQueue<std::function<void()>> queue{};
    std::promise<void> begun{};
    std::promise<void> goes_on{};
    std::atomic<int> done = 0;
    std::vector<std::thread> threads{};
};

TEST(AWorkQueue, ClosedWhileSomebodyIsBusyHasAllDone) {
    Busy busy;
    for (int i = 0; i < 100; ++i) busy.queue.push([&busy] { ++busy.done; });
    busy.queue.close();
    busy.queue.push([&busy] { busy.done += 1000; });
    busy.goes_on.set_value();
    busy.join();
    EXPECT_EQ(busy.done, 101);
}

TEST(AWorkQueue, ClosedAtOnceDropsWhatNobodyHasTaken) {
    WorkQueue<std::shared_ptr<int>> queue;
    std::promise<void> taken;
    std::promise<void> goes_on;
    auto taker = std::async(std::launch::async, [&] {
        int count = 0;
        while (const auto each = queue.next()) {
            ++count;
            taken.set_value();
            goes_on.get_future().wait();
        }
        return count;
    });
    queue.push(std::make_shared<int>(1));
    taken.get_future().wait();
    const auto held = std::make_shared<int>(2);
    queue.push(held);
    queue.close_now();
    EXPECT_EQ(held.use_count(), 1);
    goes_on.set_value();
    EXPECT_EQ(taker.get(), 1);
}

TEST(AWorkQueue, WakesAllWhoWaitWhenItIsClosed) {
    Busy busy;
    busy.goes_on.set_value();
    busy.queue.close_now();
    busy.join();
    EXPECT_EQ(busy.done, 1);
}

}  // namespace
}  // namespace parlor::hosting

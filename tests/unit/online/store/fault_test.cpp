// SPDX-License-Identifier: MIT
// Processes that are killed and databases that go away: what was acknowledged is there.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::StoreFault;
using enum store::WriteOutcome;
using Answers = std::vector<store::WriteOutcome>;

constexpr std::size_t tables = 5;

std::vector<store::Write> next_batch(std::uint32_t number) {
    std::vector<store::Write> writes;
    for (std::size_t i = 0; i < tables; ++i) {
        const std::string table = "table" + std::to_string(i);
        writes.push_back(events(table, number, {table + " " + std::to_string(number)}));
    }
    return writes;
}

// Writes until it is killed, and says into the pipe what has been acknowledged.
[[noreturn]] void write_for_ever(const std::string& address, int pipe) {
    auto store = store::open(address).value();
    for (std::uint32_t number = 1;; ++number) {
        if (!store->write(next_batch(number))) _exit(1);
        if (write(pipe, &number, sizeof number) != sizeof number) _exit(1);
    }
}

std::uint32_t last_acknowledged(int pipe) {
    std::uint32_t last = 0;
    std::uint32_t number = 0;
    while (read(pipe, &number, sizeof number) == sizeof number) last = number;
    return last;
}

TEST(Killed, WhatWasAcknowledgedIsThere) {
    for (const std::uint32_t killed_after : {1U, 2U, 5U, 12U, 30U}) {
        const TemporaryFolder folder;
        const std::string address = "sqlite:" + folder.file("store.db");
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t child = fork();
        if (child == 0) write_for_ever(address, ends[1]);
        close(ends[1]);
        std::uint32_t first = 0;
        while (first < killed_after) {
            ASSERT_EQ(read(ends[0], &first, sizeof first), ssize_t{sizeof first});
        }
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const std::uint32_t last = std::max(first, last_acknowledged(ends[0]));
        close(ends[0]);
        const auto store = store::open(address).value();
        for (const store::Write& write : next_batch(1)) {
            const auto log = log_of(*store, write.table);
            EXPECT_GE(log.size(), last);
            EXPECT_LE(log.size(), last + 1);
            for (std::size_t i = 0; i < log.size(); ++i) {
                EXPECT_EQ(log[i], write.table + " " + std::to_string(i + 1));
            }
        }
    }
}

class Outage : public testing::Test {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "there is no PostgreSQL 15";
        address_ = Postgres::shared().new_database();
        store_ = store::open(address_).value();
        written(*store_, {events("t", 1, {"a"})});
    }
    std::string address_;
    std::unique_ptr<store::Store> store_;
};

TEST_F(Outage, IsToldAndHealsByItself) {
    Postgres::shared().stop();
    const auto failed = store_->write(std::vector{events("t", 2, {"b"})});
    const auto also = store_->table("t");
    const auto opened = store::open(address_);
    Postgres::shared().start();
    ASSERT_FALSE(failed.has_value());
    EXPECT_EQ(failed.error().fault, StoreFault::Unavailable);
    ASSERT_FALSE(also.has_value());
    EXPECT_EQ(also.error().fault, StoreFault::Unavailable);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().fault, StoreFault::CannotOpen);
    EXPECT_EQ(written(*store_, {events("t", 2, {"b"})}), Answers{Done});
    EXPECT_EQ(log_of(*store_, "t").size(), 2U);
}

TEST_F(Outage, ThatNobodyNoticedIsNone) {
    Postgres::shared().crash();
    Postgres::shared().start();
    EXPECT_EQ(written(*store_, {events("t", 2, {"b"})}), Answers{Done});
    EXPECT_EQ(log_of(*store_, "t"), (std::vector<std::string>{"a", "b"}));
}

TEST_F(Outage, EndsAVisitWithAFault) {
    std::vector<store::Write> writes;
    for (int i = 0; i < 450; ++i) writes.push_back(events("x" + std::to_string(i), 1, {"a"}));
    written(*store_, writes);
    bool is_over = false;
    const auto visited = store_->each_table([&](const auto&, const auto&, const auto&) {
        if (!is_over) Postgres::shared().crash();
        is_over = true;
    });
    Postgres::shared().start();
    ASSERT_FALSE(visited.has_value());
    EXPECT_EQ(visited.error().fault, StoreFault::Unavailable);
    EXPECT_TRUE(store_->each_table([](const auto&, const auto&, const auto&) {}).has_value());
}

}  // namespace
}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// Several processes on one PostgreSQL, with and without NATS; and either goes away and comes back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <optional>

#include "base/random.h"
#include "client/web_socket_transport.h"
#include "faults/crowd.h"
#include "faults/server_process.h"
#include "faults/stranger.h"
#include "support/nats.h"
#include "support/postgres.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

class OnPostgres : public testing::Test {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
        store_ = Postgres::shared().new_database();
    }
    // Every event that a client heard is in the store, and all clients heard the same.
    void check(Crowd& crowd) {
        crowd.ledger().compare(store_);
        EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    }
    // Those of a table are spread over two processes, one of which ends.
    void play_at_two(const ServerPlan& plan) {
        ServerProcess one(plan);
        ServerProcess other(plan);
        const PartyPlan party{.seats = "bgry", .watchers = 1};
        Crowd crowd({.tables = 4, .party = party, .pause = 10ms}, {one.address(), other.address()});
        ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
        for (int i = 0; i < 10; ++i) {
            ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
        }
        check(crowd);
        EXPECT_EQ(one.end(crowd.loop()), 0);
        EXPECT_TRUE(crowd.goes_on()) << crowd.told() << other.said();
        EXPECT_EQ(other.end(crowd.loop()), 0);
        check(crowd);
    }
    // A device that says nothing is looked up once a minute; a message comes sooner.
    static void log_out_at_the_other(const ServerPlan& plan) {
        const ServerProcess one(plan);
        const ServerProcess other(plan);
        Loop loop;
        OnlinePerson ana(loop, one.address());
        Stranger elsewhere(loop, other.address());
        const std::string host = other.address().shown();
        elsewhere.socket().send(
            "POST /api/logout_everywhere HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
            "\r\nCookie: " + ana.transport().device().cookie() + "\r\nContent-Length: 2\r\n\r\n{}");
        const auto is_over = [&] {
            return ana.transport().code() == 1012 && elsewhere.reply().status != 0;
        };
        EXPECT_TRUE(ana.await(is_over)) << one.said() << other.said();
        EXPECT_EQ(elsewhere.reply().status, 200);
    }

    std::string store_;
};

TEST_F(OnPostgres, DevicesAtDifferentProcessesPlayAtOneTable) {
    play_at_two({.store = store_, .more = {"--no-limits"}});
}

TEST_F(OnPostgres, LoggingOutAtOneProcessClosesConnectionsAtAnother) {
    log_out_at_the_other({.store = store_});
}

TEST_F(OnPostgres, ConnectionsComeAndGoFromProcessToProcess) {
    ServerProcess one({.store = store_, .more = {"--no-limits"}});
    ServerProcess other({.store = store_, .more = {"--no-limits"}});
    const PartyPlan plan{.seats = "bgry", .watchers = 2};
    Crowd crowd({.tables = 4, .party = plan}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    for (int i = 0; i < 5; ++i) {
        crowd.stumble_for(500ms);
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
    }
    check(crowd);
}

TEST_F(OnPostgres, AnotherProcessTakesOverFromOneThatWasKilled) {
    ServerProcess one({.store = store_, .more = {"--no-limits"}});
    ServerProcess other({.store = store_, .more = {"--no-limits"}});
    Crowd crowd({.tables = 6, .pause = 10ms}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    base::Random random(8);
    for (int i = 0; i < 3; ++i) {
        crowd.play_for(milliseconds(random.below(300)));
        ServerProcess& killed = i % 2 == 0 ? one : other;
        killed.kill();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
        killed.start();
    }
    EXPECT_TRUE(crowd.resigns()) << crowd.told();
    check(crowd);
}

TEST_F(OnPostgres, PlayGoesOnWhenTheDatabaseIsBack) {
    ServerProcess server({.store = store_, .more = {"--no-limits"}});
    Crowd crowd({.tables = 4, .pause = 10ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
        if (i % 2 == 0) {
            Postgres::shared().stop();
        } else {
            Postgres::shared().crash();
        }
        crowd.play_for(i < 2 ? 500ms : 5s);  // the last for longer than a lease
        EXPECT_TRUE(server.runs()) << server.said();
        Postgres::shared().start();
    }
    ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    EXPECT_TRUE(crowd.resigns()) << crowd.told();
    check(crowd);
    EXPECT_EQ(server.end(crowd.loop()), 0);
}

// All commands are refused, and nothing of them is stored; first for a moment, then until both
// processes have lost their tables.
TEST_F(OnPostgres, PlayGoesOnWhenTheDatabaseTakesWritesAgain) {
    ServerProcess one({.store = store_, .more = {"--no-limits"}});
    ServerProcess other({.store = store_, .more = {"--no-limits"}});
    Crowd crowd({.tables = 6, .pause = 10ms}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    const auto store = store::open(store_);
    ASSERT_TRUE(store);
    for (const char* const until : {"write_failed", "process_gone"}) {
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
        Postgres::shared().while_read_only([&] {
            const std::size_t at_one = one.logged(until);
            const std::size_t at_other = other.logged(until);
            EXPECT_TRUE(crowd.loop().run_until(
                [&] { return one.logged(until) > at_one && other.logged(until) > at_other; }, 60s))
                << crowd.told() << one.said() << other.said();
            const std::uint64_t events = (*store)->counts()->events;
            const int refused = crowd.refused("unavailable");
            EXPECT_TRUE(crowd.loop().run_until(
                [&] { return crowd.refused("unavailable") >= refused + 20; }, 60s))
                << crowd.told() << one.said() << other.said();
            EXPECT_EQ((*store)->counts()->events, events);
            crowd.ledger().compare(**store);
        });
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
    }
    EXPECT_TRUE(crowd.resigns(60s)) << crowd.told() << one.said() << other.said();
    check(crowd);
    EXPECT_EQ(one.end(crowd.loop()), 0);
    EXPECT_EQ(other.end(crowd.loop()), 0);
}

// First for a second, then until both processes have lost their tables.
TEST_F(OnPostgres, PlayGoesOnWhenAStoppedDatabaseContinues) {
    ServerProcess one({.store = store_, .more = {"--no-limits"}});
    ServerProcess other({.store = store_, .more = {"--no-limits"}});
    Crowd crowd({.tables = 6, .pause = 10ms}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    for (const bool is_long : {false, true}) {
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
        const std::size_t at_one = one.logged("process_gone");
        const std::size_t at_other = other.logged("process_gone");
        Postgres::shared().while_stopped([&] {
            const auto is_enough = [&] {
                if (!is_long) return crowd.longest_wait() > 1s;
                return one.logged("process_gone") > at_one &&
                       other.logged("process_gone") > at_other;
            };
            EXPECT_TRUE(crowd.loop().run_until(is_enough, 60s))
                << crowd.told() << one.said() << other.said();
        });
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
    }
    EXPECT_TRUE(crowd.resigns(60s)) << crowd.told() << one.said() << other.said();
    check(crowd);
    EXPECT_EQ(one.end(crowd.loop()), 0);
    EXPECT_EQ(other.end(crowd.loop()), 0);
}

// A process that is stopped, loses its tables to the other, and continues. It then finds commands
// that its players sent meanwhile, and turns of its computers to play.
class StoppedProcess : public OnPostgres {
protected:
    void play(const PartyPlan& party) {
        ServerProcess one({.store = store_, .more = {"--no-limits"}});
        ServerProcess other({.store = store_, .more = {"--no-limits"}});
        Crowd crowd({.tables = 6, .party = party, .pause = 10ms, .patience = 2s},
                    {one.address(), other.address()});
        ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
        one.send(SIGSTOP);
        ASSERT_TRUE(crowd.loop().run_until([&] { return other.logged("process_gone") > 0; }, 60s))
            << crowd.told() << other.said();
        crowd.flee_from(one.address());
        for (int i = 0; i < 3; ++i) {
            ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
        }
        one.send(SIGCONT);
        ASSERT_TRUE(crowd.loop().run_until([&] { return one.logged("process_gone") > 0; }, 60s))
            << crowd.told() << one.said();
        for (int i = 0; i < 5; ++i) {
            ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
        }
        EXPECT_TRUE(one.runs()) << one.said();
        EXPECT_EQ(one.end(crowd.loop()), 0);
        EXPECT_EQ(other.end(crowd.loop()), 0);
        check(crowd);
    }
};

TEST_F(StoppedProcess, FindsItsTablesTaken) { play({}); }

TEST_F(StoppedProcess, DoesNotPlayForItsComputers) { play({.seats = "b", .computers = "gry"}); }

class OnNats : public OnPostgres {
protected:
    void SetUp() override {
        if (!Nats::is_installed()) GTEST_SKIP() << "NATS is not installed";
        OnPostgres::SetUp();
        nats_.emplace();
    }
    [[nodiscard]] ServerPlan plan() const {
        return {.store = store_, .more = {"--no-limits", "--nats", nats_->address()}};
    }

    std::optional<Nats> nats_;
};

TEST_F(OnNats, DevicesAtDifferentProcessesPlayAtOneTable) { play_at_two(plan()); }

TEST_F(OnNats, LoggingOutAtOneProcessClosesConnectionsAtAnother) { log_out_at_the_other(plan()); }

// No device has to lose patience for it.
TEST_F(OnNats, PlayGoesOnWhenNatsIsBack) {
    ServerProcess one(plan());
    ServerProcess other(plan());
    Crowd crowd({.tables = 4, .pause = 10ms}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    auto at_one =
        std::make_unique<Crowd>(CrowdPlan{.tables = 2, .pause = 10ms}, std::vector{one.address()});
    ASSERT_TRUE(at_one->begins()) << at_one->told() << one.said();
    for (const auto absence : {0ms, 500ms, 5000ms}) {
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
        nats_->stop();
        crowd.play_for(absence);
        EXPECT_TRUE(at_one->goes_on()) << at_one->told() << one.said();
        nats_->start();
    }
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << one.said() << other.said();
    }
    EXPECT_TRUE(crowd.resigns()) << crowd.told();
    EXPECT_TRUE(at_one->resigns()) << at_one->told();
    check(crowd);
    check(*at_one);
    at_one.reset();  // its devices would not hear that the server ends
    EXPECT_EQ(one.end(crowd.loop()), 0);
    EXPECT_EQ(other.end(crowd.loop()), 0);
}

}  // namespace
}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// The server is killed at random moments, again and again, and no player loses anything.
#include <gtest/gtest.h>

#include "base/random.h"
#include "faults/crowd.h"
#include "faults/server_process.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

TEST(KillServer, NothingAcknowledgedIsEverLost) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 8}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    base::Random random(6);
    for (int i = 0; i < 50; ++i) {
        crowd.play_for(milliseconds(random.below(150)));
        server.kill();
        crowd.ledger().compare(store);
        ASSERT_EQ(crowd.ledger().faults(), none) << "kill " << i << "\n" << crowd.told();
        server.start();
        ASSERT_TRUE(crowd.goes_on()) << "kill " << i << "\n" << crowd.told() << server.said();
    }
    EXPECT_TRUE(crowd.resigns()) << crowd.told();
    EXPECT_EQ(server.end(crowd.loop()), 0);
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    EXPECT_GT(crowd.ledger().events(), 1000U);
}

// As backups and lists do, from a process of their own.
TEST(KillServer, NothingIsLostWhereOthersHaveLookedIntoTheStore) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 4}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    for (int i = 0; i < 5; ++i) {
        crowd.ledger().compare(store);
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
        server.kill();
        crowd.ledger().compare(store);
        ASSERT_EQ(crowd.ledger().faults(), none) << crowd.told();
        server.start();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
}

// Also games in which two people share a turn, step by step.
TEST(KillServer, SharedTurnsGoOnWhereTheyWere) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    const PartyPlan plan{.game = "zenda", .seats = "maky", .watchers = 1, .by_steps = true};
    Crowd crowd({.tables = 2, .party = plan}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    base::Random random(7);
    for (int i = 0; i < 5; ++i) {
        crowd.play_for(milliseconds(random.below(300)));
        server.kill();
        server.start();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
    server.kill();
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
}

// Tables that are being made and taken seats at are there once, or will be.
TEST(KillServer, NobodySitsDownTwice) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 8, .pause = 100ms}, {server.address()});
    crowd.start();
    base::Random random(9);
    for (int i = 0; i < 8; ++i) {
        crowd.play_for(milliseconds(random.below(40)));
        server.kill();
        server.start();
    }
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    EXPECT_EQ(server.end(crowd.loop()), 0);
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    EXPECT_EQ((*(*store::open(store))->counts()).tables, crowd.parties().size());
}

TEST(KillServer, ComputersGoOnWhereTheyWere) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    const PartyPlan plan{.seats = "b", .computers = "gry"};
    Crowd crowd({.tables = 4, .party = plan}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    base::Random random(10);
    for (int i = 0; i < 6; ++i) {
        crowd.play_for(milliseconds(random.below(100)));
        server.kill();
        server.start();
        for (int turn = 0; turn < 4; ++turn) {
            ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
        }
    }
    server.kill();
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
}

// As when it is brought up to date: nothing is lost either, and it does not take long.
TEST(EndServer, NothingAcknowledgedIsEverLost) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 8}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
        ASSERT_EQ(server.end(crowd.loop()), 0) << server.said();
        crowd.ledger().compare(store);
        ASSERT_EQ(crowd.ledger().faults(), none) << crowd.told();
        server.start();
    }
    EXPECT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
}

TEST(Connections, ComeAndGoAndNobodyMissesAnything) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    const PartyPlan plan{.seats = "bgry", .watchers = 2};
    Crowd crowd({.tables = 4, .party = plan}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    for (int i = 0; i < 5; ++i) {
        crowd.stumble_for(500ms);
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
    EXPECT_EQ(server.end(crowd.loop()), 0);
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
}

}  // namespace
}  // namespace parlor::tests

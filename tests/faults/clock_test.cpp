// SPDX-License-Identifier: MIT
// Clocks that are hours or weeks wrong, differ from machine to machine, and are set while people
// play with little time: no player loses by it, and no player becomes a stranger.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/json.hpp>

#include "base/random.h"
#include "faults/crowd.h"
#include "faults/server_process.h"
#include "support/postgres.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::seconds;

// Far more than a turn takes here, far less than clocks leap.
const PartyPlan timed{.turn_seconds = 300, .bank_seconds = 900};
constexpr std::int64_t all_of_it = 1'200'000;

// The time of day as servers with this in their environment see it.
class WrongClock {
public:
    WrongClock() { set(0s); }

    void set(seconds wrong_by) const {
        const std::int64_t count = wrong_by.count();
        const int file = open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        EXPECT_EQ(pwrite(file, &count, sizeof count, 0), static_cast<ssize_t>(sizeof count));
        close(file);
    }
    // Up to three weeks ahead or behind.
    void leap(base::Random& random) const {
        constexpr std::uint32_t most = 21 * 24 * 3600;
        set(seconds(std::int64_t{random.below(2 * most)} - most));
    }
    [[nodiscard]] std::vector<std::string> environment() const {
        return {"LD_PRELOAD=" PARLOR_WRONG_CLOCK_LIBRARY, "PARLOR_WRONG_CLOCK=" + path_};
    }

private:
    TemporaryFolder folder_;
    std::string path_ = folder_.file("seconds");
};

// What the tables' events say about time: the longest turn, and the times of the first and last.
struct Times {
    std::int64_t longest = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

// No player was late, and no turn took less than no time.
Times times_of(const std::string& store) {
    Times times;
    const auto opened = store::open(store);
    const auto tables = (*opened)->tables_after("", 1000);
    for (const store::ListedTable& each : *tables) {
        const auto stored = (*opened)->table(each.table);
        for (const std::string& text : (*stored)->events) {
            const boost::json::object event = boost::json::parse(text).as_object();
            const std::int64_t at = event.at("at").to_number<std::int64_t>();
            times.first = times.first == 0 ? at : std::min(times.first, at);
            times.last = std::max(times.last, at);
            EXPECT_NE(event.at("kind").as_string(), "replaced") << text;
            if (event.contains("how")) EXPECT_EQ(event.at("how").as_string(), "won") << text;
            if (!event.contains("spent")) continue;
            const auto spent = event.at("spent").to_number<std::int64_t>();
            EXPECT_GE(spent, 0) << text;
            times.longest = std::max(times.longest, spent);
        }
    }
    return times;
}

TEST(Clocks, AreWrongInOneWayAndThenInTheOther) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    const WrongClock clock;
    clock.set(5h);
    ServerProcess server(
        {.store = store, .more = {"--no-limits"}, .environment = clock.environment()});
    Crowd crowd({.tables = 6, .party = timed, .pause = 50ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    base::Random random(12);
    for (const seconds wrong_by : {-7h, 9h, -30h, 24h * 20, -24h * 20, 0h}) {
        crowd.play_for(milliseconds(random.below(200)));
        server.kill();
        clock.set(wrong_by);
        server.start();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
    server.kill();
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    const Times times = times_of(store);
    EXPECT_LE(times.longest, all_of_it);
    EXPECT_GT(times.last - times.first, milliseconds(24h * 39).count()) << "no clock was wrong";
}

// Connections come and go, so that cookies are read by every clock there is.
TEST(Clocks, AreSetAgainAndAgainWhilePeoplePlay) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    const auto begun = std::chrono::steady_clock::now();
    const WrongClock clock;
    ServerProcess server(
        {.store = store, .more = {"--no-limits"}, .environment = clock.environment()});
    Crowd crowd({.tables = 4, .party = timed, .pause = 50ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    base::Random random(13);
    for (int i = 0; i < 20; ++i) {
        clock.leap(random);
        crowd.stumble_for(50ms);
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
    EXPECT_EQ(server.end(crowd.loop()), 0);
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    const milliseconds passed =
        std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - begun);
    const Times times = times_of(store);
    EXPECT_LE(times.longest, passed.count());
    EXPECT_LE(times.last - times.first, passed.count()) << "a table's time leapt with the clock";
}

TEST(Clocks, DifferBetweenMachinesThatTakeOverFromEachOther) {
    if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
    const std::string store = Postgres::shared().new_database();
    const WrongClock ahead;
    const WrongClock behind;
    ahead.set(24h * 20);
    behind.set(-7h);
    ServerProcess one(
        {.store = store, .more = {"--no-limits"}, .environment = ahead.environment()});
    ServerProcess other(
        {.store = store, .more = {"--no-limits"}, .environment = behind.environment()});
    Crowd crowd({.tables = 4, .party = timed, .pause = 50ms}, {one.address(), other.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << one.said() << other.said();
    for (int i = 0; i < 2; ++i) {
        ServerProcess& killed = i % 2 == 0 ? one : other;
        killed.kill();
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
        killed.start();
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << one.said() << other.said();
    }
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    EXPECT_LE(times_of(store).longest, all_of_it);
}

}  // namespace
}  // namespace parlor::tests

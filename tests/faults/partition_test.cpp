// SPDX-License-Identifier: MIT
// Two processes on one PostgreSQL, of which one cannot reach NATS for a while.
#include <gtest/gtest.h>

#include "faults/crowd.h"
#include "faults/network.h"
#include "faults/server_process.h"
#include "support/nats.h"
#include "support/postgres.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;

class Partition : public testing::Test {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
        if (!Nats::is_installed()) GTEST_SKIP() << "NATS is not installed";
        network_ = Network::make(2);
        if (!network_) GTEST_SKIP() << "only root may make network namespaces";
        store_ = Postgres::shared().new_database();
        here_ = std::make_unique<InNamespace>(network_->hub());
        nats_ = std::make_unique<Nats>(std::vector<std::string>{"--addr", "0.0.0.0"});
        one_ = std::make_unique<ServerProcess>(plan(0));
        other_ = std::make_unique<ServerProcess>(plan(1));
    }
    [[nodiscard]] ServerPlan plan(std::size_t leaf) const {
        return {.store = store_,
                .more = {"--no-limits", "--nats", nats_->address("", Network::shared_host)},
                .host = Network::host(leaf),
                .network = network_->leaf(leaf).file()};
    }
    [[nodiscard]] std::string said() const { return one_->said() + other_->said(); }
    void check(Crowd& crowd) {
        EXPECT_TRUE(crowd.resigns(60s)) << crowd.told() << said();
        crowd.ledger().compare(store_);
        EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    }

    std::string store_;
    std::unique_ptr<Network> network_;
    std::unique_ptr<InNamespace> here_;
    std::unique_ptr<Nats> nats_;
    std::unique_ptr<ServerProcess> one_;
    std::unique_ptr<ServerProcess> other_;
};

// First for a second, then for so long that the process gives its connection up.
TEST_F(Partition, ThatEndsLetsEverybodyPlayOn) {
    Crowd crowd({.tables = 4, .pause = 10ms}, {one_->address(), other_->address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << said();
    for (const auto wait : {1s, 8s}) {
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << said();
        network_->cut(1);
        EXPECT_TRUE(crowd.loop().run_until([&] { return crowd.longest_wait() > wait; }, 60s))
            << crowd.told() << said();
        network_->heal(1);
        for (int i = 0; i < 3; ++i) {
            ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << said();
        }
    }
    check(crowd);
    EXPECT_EQ(one_->end(crowd.loop()), 0);
    EXPECT_EQ(other_->end(crowd.loop()), 0);
}

// Players at the process that owns their table, on either side, and players who go there.
TEST_F(Partition, StopsNobodyWhoReachesTheOwner) {
    Crowd at_one({.tables = 2, .pause = 10ms}, {one_->address()});
    Crowd at_other({.tables = 2, .pause = 10ms}, {other_->address()});
    Crowd at_both({.tables = 4, .pause = 10ms, .patience = 2s},
                  {one_->address(), other_->address()});
    const std::vector<Crowd*> all{&at_one, &at_other, &at_both};
    for (Crowd* const each : all) ASSERT_TRUE(each->begins()) << each->told() << said();
    network_->cut(1);
    for (Crowd* const each : all) {
        for (int i = 0; i < 3; ++i) ASSERT_TRUE(each->goes_on(60s)) << each->told() << said();
    }
    network_->heal(1);
    for (Crowd* const each : all) {
        for (int i = 0; i < 3; ++i) ASSERT_TRUE(each->goes_on(60s)) << each->told() << said();
        check(*each);
    }
}

}  // namespace
}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// What people see of others' tables.
#include "online/hosting/lobby.h"

#include "online/hosting/host.h"
#include "online/hosting/shown_tables.h"
#include "unit/online/hosting/person.h"

namespace parlor::hosting {
namespace {

using tests::Answer;
using tests::Person;
using tests::two_people;

class ALobby : public testing::Test {
protected:
    std::unique_ptr<Host> opened(const HostOptions& options = {}) {
        auto host = Host::open(options, metrics_, Log());
        EXPECT_TRUE(host) << name(host.error().fault);
        return std::move(*host);
    }

    Metrics metrics_;
};

TEST_F(ALobby, ShowsInListsWhatChanges) {
    const auto host = opened();
    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    EXPECT_EQ(eve.listener().next_with("lobby"),
              R"({"lobby":{"open":[],"playing":[],"yours":[],"finished":[]}})");
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    const Answer made = ana.create("pollyanna-1916", two_people);
    ana.watch(made.table);
    ana.sit('b');
    const std::string open = eve.listener().next_with(made.table);
    EXPECT_LT(open.find(made.table), open.find(R"("playing":[])"));
    ben.watch(made.table);
    ben.sit('r');
    ana.reveal('b');
    ben.reveal('r');
    EXPECT_NE(eve.listener().next_with(R"("open":[])").find(made.table), std::string::npos);
    EXPECT_TRUE(ana.ask(R"("do":"lobby")").ok);
    const std::string lists = ana.listener().next_with("lobby");
    EXPECT_NE(lists.find(made.table, lists.find(R"("yours":)")), std::string::npos);
    EXPECT_TRUE(eve.ask(R"("do":"leave_lobby")").ok);
}

TEST_F(ALobby, ShowsTablesWhosePeopleAreThere) {
    const auto host = opened();
    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    Person ana(*host, "ana");
    ASSERT_TRUE(ana.watch(ana.create("pollyanna-1916", two_people).table).ok);
    ana.sit('b');
    eve.listener().next_with(ana.table());
    ana.leave();
    const std::string lists = eve.listener().next_with("lobby");
    EXPECT_EQ(lists.find(ana.table()), std::string::npos) << lists;
}

// One connection that has many tables does not push others off the list.
TEST_F(ALobby, ShowsFewTablesOfOnePlayer) {
    const auto host = opened({.no_limits = true});
    Person ben(*host, "ben");
    ASSERT_TRUE(ben.watch(ben.create("pollyanna-1916", two_people).table).ok);
    ben.sit('b');
    Person ana(*host, "ana");
    const std::string sit = R"(","seat":"b","name":"Ana","tip":")" + std::string(64, 'a') + '"';
    for (int i = 0; i < 60; ++i) {
        const std::string table = ana.create("pollyanna-1916", two_people).table;
        ASSERT_TRUE(ana.ask(R"("do":"watch","table":")" + table + '"').ok);
        ASSERT_TRUE(ana.ask(R"("do":"sit","table":")" + table + sit).ok);
        ASSERT_TRUE(ana.ask(R"("do":"stand","seat":"b","table":")" + table + '"').ok);
        ASSERT_TRUE(ana.ask(R"("do":"sit","table":")" + table + sit).ok);
    }
    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    const std::string lists = eve.listener().next_with(ben.table());
    const auto open = boost::json::parse(lists).at("lobby").at("open").as_array();
    EXPECT_EQ(open.size(), 1 + ShownTables::most_a_player) << lists;
}

TEST_F(ALobby, BoundsHowOftenListsAreAskedFor) {
    const auto host = opened();
    Person ana(*host, "ana");
    std::string refused;
    for (int i = 0; i < 400 && refused.empty(); ++i) refused = ana.ask(R"("do":"lobby")").error;
    EXPECT_EQ(refused, "too_fast");
}

}  // namespace
}  // namespace parlor::hosting

// SPDX-License-Identifier: MIT
// What people see of others' tables.
#include "online/hosting/lobby.h"

#include <algorithm>
#include <deque>

#include "online/hosting/host.h"
#include "online/hosting/shown_tables.h"
#include "unit/online/hosting/host_transport.h"

namespace parlor::hosting {
namespace {

using tests::Answer;
using Person = tests::LocalPerson;
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
    EXPECT_EQ(eve.transport().listener().next_with("lobby"),
              R"({"lobby":{"open":[],"playing":[],"yours":[],"finished":[],)"
              R"("page":0,"more":false}})");
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    const Answer made = ana.create("pollyanna-1916", two_people);
    ana.watch(made.table);
    ana.sit('b');
    const std::string open = eve.transport().listener().next_with(made.table);
    EXPECT_LT(open.find(made.table), open.find(R"("playing":[])"));
    ben.watch(made.table);
    ben.sit('r');
    EXPECT_TRUE(ana.reveal('b').ok);
    EXPECT_TRUE(ben.reveal('r').ok);
    EXPECT_NE(eve.transport().listener().next_with(R"("open":[])").find(made.table),
              std::string::npos);
    EXPECT_TRUE(ana.ask(R"("do":"lobby")").ok);
    const std::string lists = ana.transport().listener().next_with("lobby");
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
    eve.transport().listener().next_with(ana.table());
    ana.transport().leave();
    const std::string lists = eve.transport().listener().next_with("lobby");
    EXPECT_EQ(lists.find(ana.table()), std::string::npos) << lists;
}

// Opens a public table and sits down at it.
std::string open_table(Person& person) {
    const std::string table = person.create("pollyanna-1916", two_people).table;
    EXPECT_TRUE(person.ask(R"("do":"watch","table":")" + table + '"').ok);
    const std::string tip = std::string(64, 'a');
    const std::string seat = R"(","seat":"b","name":"Ana","tip":")" + tip + '"';
    EXPECT_TRUE(person.ask(R"("do":"sit","table":")" + table + seat).ok);
    return table;
}

// One connection that has many tables does not push others off the list.
TEST_F(ALobby, ShowsFewTablesOfOnePlayer) {
    const auto host = opened({.no_limits = true});
    Person ben(*host, "ben");
    ASSERT_TRUE(ben.watch(ben.create("pollyanna-1916", two_people).table).ok);
    ben.sit('b');
    Person ana(*host, "ana");
    for (int i = 0; i < 60; ++i) open_table(ana);
    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    const std::string lists = eve.transport().listener().next_with(ben.table());
    const auto open = boost::json::parse(lists).at("lobby").at("open").as_array();
    EXPECT_EQ(open.size(), 1 + ShownTables::most_a_player) << lists;
}

// The tables of the lists that a client is sent next.
boost::json::object next_lists(Person& person) {
    return boost::json::parse(person.transport().listener().next_with("lobby"))
        .at("lobby")
        .as_object();
}
bool has_open(const boost::json::object& lists, const std::string& table) {
    return std::ranges::any_of(lists.at("open").as_array(), [&](const auto& each) {
        return each.at("table").as_string() == table;
    });
}

// Nine addresses with two guests each, who have three tables each: more than the first page shows.
TEST_F(ALobby, ShowsEveryTableHoweverManyOthersThereAre) {
    const auto host = opened({.lobby_rotation = std::chrono::milliseconds(1)});
    std::deque<Person> crowd;
    for (int i = 0; i < 18; ++i) {
        const std::string address = "198.51." + std::to_string(i / 2) + ".1";
        crowd.emplace_back(*host, "guest" + std::to_string(i), address);
        for (int table = 0; table < 3; ++table) open_table(crowd.back());
    }
    Person ana(*host, "ana");
    const std::string table_of_ana = open_table(ana);

    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby","page":1)").ok);
    boost::json::object lists = next_lists(eve);
    while (!has_open(lists, table_of_ana) && !HasFailure()) lists = next_lists(eve);
    EXPECT_EQ(lists.at("page"), 1);
    EXPECT_EQ(lists.at("open").as_array().size(), 30U);
    EXPECT_EQ(lists.at("more"), false);

    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    int shown = 0;
    constexpr int rotation = 2;  // turns, for 55 tables
    for (int turn = 0; turn < rotation; ++turn) {
        lists = next_lists(eve);
        EXPECT_EQ(lists.at("page"), 0);
        EXPECT_EQ(lists.at("open").as_array().size(), 50U);
        EXPECT_EQ(lists.at("more"), true);
        if (has_open(lists, table_of_ana)) ++shown;
    }
    EXPECT_GE(shown, 1);
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

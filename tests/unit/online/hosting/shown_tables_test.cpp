// SPDX-License-Identifier: MIT
#include "online/hosting/shown_tables.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace parlor::hosting {
namespace {

const PersonHere ana{"ana", "home"};
const PersonHere ben{"ben", "office"};

class Showing : public testing::Test {
protected:
    // What is stored by now.
    std::map<std::string, std::int64_t> stored() {
        for (const store::ShownTable& each : shown_.take_changes()) {
            stored_.erase(each.table);
            if (each.since != 0) stored_[each.table] = each.since;
        }
        return stored_;
    }
    using Stored = std::map<std::string, std::int64_t>;

    ShownTables shown_;
    Stored stored_;
};

TEST_F(Showing, IsOfTablesWhosePeopleAreThere) {
    shown_.note("a", {}, 1);
    EXPECT_FALSE(shown_.has_changes());
    shown_.note("a", {ana}, 2);
    EXPECT_EQ(stored(), (Stored{{"a", 2}}));
    shown_.note("a", {ana, ben}, 3);
    EXPECT_FALSE(shown_.has_changes());
    shown_.note("a", {ben}, 4);
    EXPECT_EQ(stored(), (Stored{{"a", 2}}));
    shown_.note("a", {}, 5);
    EXPECT_EQ(stored(), Stored{});
}

TEST_F(Showing, KeepsItsPlaceWhileOneOfItsPeopleIsThere) {
    shown_.note("a", {ana}, 1);
    shown_.note("a", {ana, ben}, 2);
    shown_.note("a", {ben}, 3);
    EXPECT_EQ(stored(), (Stored{{"a", 1}}));
    shown_.note("a", {}, 4);
    shown_.note("a", {ana}, 5);
    EXPECT_EQ(stored(), (Stored{{"a", 5}})) << "its people came back";
    shown_.forget("a", 6);
    EXPECT_EQ(stored(), Stored{});
}

TEST_F(Showing, IsOfFewTablesOfAPlayer) {
    for (int i = 0; i < 50; ++i) shown_.note("t" + std::to_string(10 + i), {ana}, i + 1);
    EXPECT_EQ(stored().size(), ShownTables::most_a_player);
    shown_.note("other", {ben}, 60);
    EXPECT_TRUE(stored().contains("other"));
    shown_.note("t59", {ana, ben}, 61);
    EXPECT_TRUE(stored().contains("t59")) << "for whoever has room";
    shown_.note("t10", {}, 62);
    EXPECT_FALSE(stored().contains("t10"));
    EXPECT_EQ(stored().size(), ShownTables::most_a_player + 2) << "another one has its place";
}

TEST_F(Showing, IsOfFewTablesOfAnAddress) {
    for (int i = 0; i < 50; ++i) {
        const std::string number = std::to_string(10 + i);
        shown_.note("t" + number, {{"guest" + number, "home"}}, i + 1);
    }
    EXPECT_EQ(stored().size(), ShownTables::most.an_address);
    for (int i = 0; i < 50; ++i) shown_.forget("t" + std::to_string(10 + i), 70);
    EXPECT_EQ(stored(), Stored{});
    shown_.note("a", {ana}, 80);
    EXPECT_EQ(stored(), (Stored{{"a", 80}}));
}

TEST_F(Showing, IsOfFewTablesOfANetwork) {
    // `count` tables of as many guests; each has the address that `address_of` returns.
    const auto shown_of = [&](int count, const auto& address_of) {
        const auto table = [](int i) { return "t" + std::to_string(100 + i); };
        for (int i = 0; i < count; ++i) {
            shown_.note(table(i), {{"guest" + std::to_string(i), address_of(i)}}, i + 1);
        }
        const std::size_t shown = stored().size();
        for (int i = 0; i < count; ++i) shown_.forget(table(i), 200);
        EXPECT_EQ(stored(), Stored{});
        return shown;
    };
    const auto part = [](int i) { return fmt::format("{:x}", i); };
    EXPECT_EQ(shown_of(90, [](int) { return "2001:db8:1:2::/64"; }), ShownTables::most.an_address);
    EXPECT_EQ(shown_of(90, [&](int i) { return "2001:db8:1:2" + part(16 + i) + "::/64"; }),
              ShownTables::most.a_56);
    EXPECT_EQ(shown_of(90, [&](int i) { return "2001:db8:1:" + part(i) + "00::/64"; }),
              ShownTables::most.a_48);
    EXPECT_EQ(shown_of(90, [&](int i) { return "2001:db8:" + part(i) + ":1::/64"; }), 90U);
    EXPECT_EQ(shown_of(90, [](int i) { return "203.0.113." + std::to_string(i); }),
              ShownTables::most.a_24);
    EXPECT_EQ(shown_of(90, [](int i) { return "::ffff:203.0.113." + std::to_string(i); }),
              ShownTables::most.a_24);
    EXPECT_EQ(shown_of(90, [](int i) { return "203.0." + std::to_string(i) + ".7"; }), 90U);
}

TEST_F(Showing, WhatCouldNotBeStoredIsStillToBe) {
    shown_.note("a", {ana}, 1);
    shown_.note("b", {ben}, 2);
    const auto changes = shown_.take_changes();
    shown_.note("a", {}, 3);
    shown_.put_back(changes);
    EXPECT_EQ(stored(), (Stored{{"b", 2}}));
}

}  // namespace
}  // namespace parlor::hosting

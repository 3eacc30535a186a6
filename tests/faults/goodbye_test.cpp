// SPDX-License-Identifier: MIT
// Clients who say goodbye.
#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "client/frames.h"
#include "faults/server_process.h"
#include "faults/visitor.h"

namespace parlor::tests {
namespace {

// As the table has told last; -1: it has told of nobody yet.
int onlookers(const Visitor& visitor) {
    constexpr std::string_view before = R"("watching":)";
    for (const std::string& each : visitor.messages() | std::views::reverse) {
        const auto found = each.find(before);
        if (found != std::string::npos) return std::stoi(each.substr(found + before.size()));
    }
    return -1;
}

// A browser without a network does not end the connection that its page has said goodbye on.
TEST(Goodbye, IsHeardAtOnce) {
    const ServerProcess server({.store = "memory:"});
    Loop loop;
    Visitor ana(loop, server.address());
    const Answer made = ana.says(
        R"("do":"create","plan":{"game":"pollyanna-1916","seats":[{"seat":"b","level":""},)"
        R"({"seat":"r","level":""}],"public":true,"clock":{"turn":0,"bank":0},"patience":60})");
    ASSERT_TRUE(made.ok) << made.error << " " << made.part;
    ana.says_at(made.table, "watch");
    ASSERT_TRUE(ana.hears([&] { return onlookers(ana) == 1; }));

    Stranger eve(loop, server.address());
    ASSERT_EQ(eve.upgrades("Origin: http://" + server.address().shown() + "\r\n"), 101);
    eve.socket().send(
        frame(Opcode::Text, R"({"id":"w","do":"watch","table":")" + made.table + R"("})"));
    ASSERT_TRUE(ana.hears([&] { return onlookers(ana) == 2; }));
    eve.socket().stop_reading();
    eve.socket().send(frame(Opcode::Close, ""));
    EXPECT_TRUE(ana.hears([&] { return onlookers(ana) == 1; }));
    EXPECT_TRUE(eve.socket().is_open());
}

}  // namespace
}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
// Clients who say goodbye.
#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "client/frames.h"
#include "client/web_socket_transport.h"
#include "faults/server_process.h"
#include "faults/stranger.h"

namespace parlor::tests {
namespace {

// The number of watchers in the table's latest message; -1: there was no such message yet.
int onlookers(const OnlinePerson& visitor) {
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
    OnlinePerson ana(loop, server.address());
    const Answer made = ana.create("pollyanna-1916", two_people);
    ASSERT_TRUE(made.ok) << made.error << " " << made.part;
    ana.watch(made.table);
    ASSERT_TRUE(ana.await([&] { return onlookers(ana) == 1; }));

    Stranger eve(loop, server.address());
    ASSERT_EQ(eve.upgrades("Origin: http://" + server.address().shown() + "\r\n"), 101);
    eve.socket().send(
        frame(Opcode::Text, R"({"id":"w","do":"watch","table":")" + made.table + R"("})"));
    ASSERT_TRUE(ana.await([&] { return onlookers(ana) == 2; }));
    eve.socket().stop_reading();
    eve.socket().send(frame(Opcode::Close, ""));
    EXPECT_TRUE(ana.await([&] { return onlookers(ana) == 1; }));
    EXPECT_TRUE(eve.socket().is_open());
}

}  // namespace
}  // namespace parlor::tests

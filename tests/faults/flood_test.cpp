// SPDX-License-Identifier: MIT
// Clients who say without end what is no command.
#include <gtest/gtest.h>

#include "client/frames.h"
#include "faults/server_process.h"
#include "faults/stranger.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;

class Flood : public testing::Test {
protected:
    // Whether who sends this again and again is cut off.
    void expect_cut_off(const std::string& first, const std::string& again) {
        Stranger eve(loop_, server_.address());
        ASSERT_EQ(eve.upgrades("Origin: http://" + server_.address().shown() + "\r\n"), 101);
        eve.socket().send(first);
        const auto until = Loop::Clock::now() + 60s;
        while (!eve.is_cut(1ms) && Loop::Clock::now() < until) eve.socket().send(again);
        EXPECT_TRUE(eve.is_cut(0ms));
    }

    Loop loop_;
    ServerProcess server_{{.store = "memory:"}};
};

TEST_F(Flood, OfPingsIsCounted) { expect_cut_off("", frame(Opcode::Ping, "x")); }

TEST_F(Flood, OfEmptyFragmentsIsCounted) {
    expect_cut_off(frame(Opcode::Text, "{", false), frame(Opcode::Continuation, "", false));
}

}  // namespace
}  // namespace parlor::tests

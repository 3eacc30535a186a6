// SPDX-License-Identifier: MIT
// A server returns the memory of tables that nobody uses any more.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include "faults/crowd.h"
#include "faults/server_process.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;

// Resident kilobytes of a process.
long resident(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    std::string word;
    long kilobytes = 0;
    while (status >> word && word != "VmRSS:") continue;
    status >> kilobytes;
    return kilobytes;
}

// Takes about two minutes: a table is unloaded when it was idle for 90 seconds.
TEST(Memory, OfTablesThatWereLeftIsReturned) {
    const TemporaryFolder folder;
    ServerProcess server({.store = "sqlite:" + folder.file("tables.db"), .more = {"--no-limits"}});
    const std::string maps = read_text("/proc/" + std::to_string(server.process()) + "/maps");
    if (maps.find("jemalloc") == std::string::npos) {
        GTEST_SKIP() << "built without jemalloc, or with sanitizers, which keep freed memory";
    }
    const long before = resident(server.process());
    {
        Crowd crowd({.tables = 300}, {server.address()});
        ASSERT_TRUE(crowd.begins(120s)) << crowd.told();
        crowd.play_for(15s);
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told();
    }
    const long enough = before * 3 / 2;
    EXPECT_GT(resident(server.process()), enough) << "too little was played";
    const auto end = std::chrono::steady_clock::now() + 200s;
    while (resident(server.process()) > enough && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(1s);
    }
    EXPECT_LE(resident(server.process()), enough) << before << " at the start";
}

}  // namespace
}  // namespace parlor::tests

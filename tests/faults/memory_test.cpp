// SPDX-License-Identifier: MIT
// A server returns the memory of tables that are not used any more.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

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

// Sanitizers keep freed memory, so this tests the release build, whichever build the test is of. It
// takes two minutes, because a table is unloaded when it was idle for 90 seconds.
TEST(Memory, OfTablesThatWereLeftIsReturned) {
    const std::string program = PARLOR_SOURCE "/build/release/parlor";
    if (!std::filesystem::exists(program)) GTEST_SKIP() << "there is no release build";
    const TemporaryFolder folder;
    ServerProcess server({.store = "sqlite:" + folder.file("tables.db"),
                          .more = {"--no-limits"},
                          .program = program});
    const std::string maps = read_text("/proc/" + std::to_string(server.process()) + "/maps");
    if (maps.find("jemalloc") == std::string::npos) {
        GTEST_SKIP() << "built without jemalloc";
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
    Loop loop;
    const auto is_returned = [&] { return resident(server.process()) <= enough; };
    EXPECT_TRUE(loop.run_until(is_returned, 5min))
        << resident(server.process()) << " kilobytes, " << before << " at the start";
}

}  // namespace
}  // namespace parlor::tests

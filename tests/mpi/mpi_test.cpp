// SPDX-License-Identifier: MIT
// The program under mpirun: whatever the number of processes, the same to the last byte; and none
// waits for ever when another fails.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

using Words = std::vector<std::string>;

Ran under_mpirun(int processes, std::string program, const Words& arguments) {
    Words words{PARLOR_MPIRUN, "-n", std::to_string(processes), "--oversubscribe",
                std::move(program)};
    words.insert(words.end(), arguments.begin(), arguments.end());
    // The library never frees some of its memory, and asks for a variable that lets root run it.
    return run_program(
        words, {},
        {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=/nonexistent", "ASAN_OPTIONS=detect_leaks=0",
         "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1"});
}

void expect_the_same(const Words& arguments) {
    const Ran alone = run_lab(arguments);
    ASSERT_EQ(alone.code, 0) << alone.err;
    for (const int processes : {2, 3, 4}) {
        const Ran ran = under_mpirun(processes, PARLOR_MPI_PROGRAM, arguments);
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.out, alone.out) << processes << " processes";
    }
}

TEST(Mpi, HasTheSameArenaOnAnyNumberOfProcesses) {
    expect_the_same({"arena", "simple", "random", "simple", "--games", "45", "--seed", "8",
                     "--threads", "2", "--json"});
    expect_the_same({"arena", "random", "simple", "--game", "zenda", "--board",
                     PARLOR_SOURCE "/tests/boards/gate.json", "--games", "7", "--json"});
}

TEST(Mpi, StopsAtTheSameSetOnAnyNumberOfProcesses) {
    expect_the_same({"arena", "simple", "random", "--games", "1000", "--sprt=0,200", "--json"});
}

TEST(Mpi, HasTheSameTuningOnAnyNumberOfProcesses) {
    expect_the_same({"tune", "--games", "4", "--generations", "1"});
}

TEST(Mpi, IsNeverTheReasonForMoreOutput) {
    const Ran ran = under_mpirun(3, PARLOR_MPI_PROGRAM, {"arena", "nobody", "random"});
    EXPECT_EQ(ran.code, 2);
    const std::size_t first = ran.err.find("(unknown_player)");
    EXPECT_NE(first, std::string::npos);
    EXPECT_EQ(ran.err.find("(unknown_player)", first + 1), std::string::npos);
}

TEST(Mpi, RunsWithoutMpirunToo) {
    const Words arguments{"arena", "simple", "random", "--games", "10", "--json"};
    Words words{PARLOR_MPI_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Ran ran = run_program(
        words, {}, {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "ASAN_OPTIONS=detect_leaks=0"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, run_lab(arguments).out);
}

TEST(Mpi, GivesResultsInTheOrderOfTheirNumbers) {
    for (const int processes : {1, 3, 4}) {
        EXPECT_EQ(under_mpirun(processes, PARLOR_WORKERS_PROGRAM, {"order"}).out,
                  "1.25 |1.375 1.375 ||1.625 |1.75 1.75 ||2 |2.125 2.125 ||2.375 |2.5 2.5 |first\n"
                  "1 5 0\n");
    }
}

TEST(Mpi, TellsTheFailureOfAnyProcess) {
    const Ran ran = under_mpirun(3, PARLOR_WORKERS_PROGRAM, {"fail"});
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.err, HasSubstr("the ink is dry"));
}

TEST(Mpi, LetsNobodyWaitForOneWhoFailed) {
    const Ran ran = under_mpirun(3, PARLOR_WORKERS_PROGRAM, {"leave"});
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.err, HasSubstr("failed: left alone"));
}

}  // namespace
}  // namespace parlor::tests

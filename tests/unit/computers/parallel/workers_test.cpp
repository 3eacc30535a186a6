// SPDX-License-Identifier: MIT
#include "computers/parallel/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>

namespace parlor::parallel {
namespace {

Workers::Result square(std::uint64_t share, unsigned /*worker*/) {
    const auto number = static_cast<double>(share);
    return Workers::Result(share % 3, number * number);
}

TEST(Workers, GiveResultsInTheOrderOfTheirNumbersOnAnyNumberOfThreads) {
    for (const unsigned threads : {1U, 2U, 7U}) {
        const auto results = make_workers(threads)->run({.first = 5, .count = 200}, square);
        ASSERT_EQ(results.size(), 200U);
        for (std::uint64_t i = 0; i < 200; ++i) EXPECT_EQ(results[i], square(5 + i, 0));
    }
}

TEST(Workers, DoNothingWhereThereIsNothingToDo) {
    EXPECT_TRUE(make_workers(3)->run({.first = 9, .count = 0}, square).empty());
}

TEST(Workers, HaveNoTwoAtOnceWithTheSameNumber) {
    const auto workers = make_workers(4);
    std::vector<std::atomic<int>> at_work(workers->count());
    std::atomic<bool> clash = false;
    workers->run({.first = 0, .count = 5000}, [&](std::uint64_t, unsigned worker) {
        if (at_work.at(worker)++ != 0) clash = true;
        --at_work[worker];
        return Workers::Result{};
    });
    EXPECT_FALSE(clash);
}

TEST(Workers, ThrowWhatOneOfThemThrew) {
    const auto workers = make_workers(3);
    const auto fail = [](std::uint64_t share, unsigned) -> Workers::Result {
        if (share == 41) throw std::runtime_error("no more ink");
        return {};
    };
    EXPECT_THROW(workers->run({.first = 0, .count = 100}, fail), std::runtime_error);
    EXPECT_EQ(workers->run({.first = 0, .count = 2}, square).size(), 2U) << "and work on after it";
}

TEST(Workers, UseAsManyThreadsAsTheyMay) {
    EXPECT_EQ(make_workers(5)->count(), 5U);
    EXPECT_GE(make_workers(0)->count(), 1U);
    EXPECT_TRUE(make_workers(1)->speaks());
}

}  // namespace
}  // namespace parlor::parallel

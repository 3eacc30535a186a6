// SPDX-License-Identifier: MIT
#include "computers/parallel/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>

namespace parlor::parallel {
namespace {

Crew::Result square(std::uint64_t share, unsigned /*hand*/) {
    const auto number = static_cast<double>(share);
    return Crew::Result(share % 3, number * number);
}

TEST(Crew, GivesResultsInTheOrderOfTheirNumbersOnAnyNumberOfThreads) {
    for (const unsigned threads : {1U, 2U, 7U}) {
        const auto results = make_crew(threads)->run({.first = 5, .count = 200}, square);
        ASSERT_EQ(results.size(), 200U);
        for (std::uint64_t i = 0; i < 200; ++i) EXPECT_EQ(results[i], square(5 + i, 0));
    }
}

TEST(Crew, DoesNothingWhereThereIsNothingToDo) {
    EXPECT_TRUE(make_crew(3)->run({.first = 9, .count = 0}, square).empty());
}

TEST(Crew, GivesNoTwoThatWorkAtOnceTheSameHand) {
    const auto crew = make_crew(4);
    std::vector<std::atomic<int>> at_work(crew->hands());
    std::atomic<bool> clash = false;
    crew->run({.first = 0, .count = 5000}, [&](std::uint64_t, unsigned hand) {
        if (at_work.at(hand)++ != 0) clash = true;
        --at_work[hand];
        return Crew::Result{};
    });
    EXPECT_FALSE(clash);
}

TEST(Crew, ThrowsWhatAWorkerThrew) {
    const auto crew = make_crew(3);
    const auto fail = [](std::uint64_t share, unsigned) -> Crew::Result {
        if (share == 41) throw std::runtime_error("no more ink");
        return {};
    };
    EXPECT_THROW(crew->run({.first = 0, .count = 100}, fail), std::runtime_error);
    EXPECT_EQ(crew->run({.first = 0, .count = 2}, square).size(), 2U) << "and works on after it";
}

TEST(Crew, UsesAsManyThreadsAsItMay) {
    EXPECT_EQ(make_crew(5)->hands(), 5U);
    EXPECT_GE(make_crew(0)->hands(), 1U);
    EXPECT_TRUE(make_crew(1)->speaks());
}

}  // namespace
}  // namespace parlor::parallel

// SPDX-License-Identifier: MIT
// What the generator takes from the heap: nothing, once its scratch memory has grown.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

#include "games/zenda/rules/results.h"

namespace {
std::atomic<long> times_taken = 0;  // by the whole program
}  // namespace

void* operator new(std::size_t size) {
    ++times_taken;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace parlor::zenda {
namespace {

TEST(Results, TakeNoMemoryOnceTheyHaveFoundAsMany) {
    base::Random random(4);
    Results results;
    std::vector<std::pair<Position, Throw>> throws;
    Position position = starting_position();
    while (position.phase == Phase::Setting) position = results.sample(position, random);
    while (throws.size() < 40 && !is_over(position)) {
        const Throw thrown = Throw::by(random);
        throws.emplace_back(position, thrown);
        position = results.sample(position, thrown, random);
    }
    const auto find_all = [&] {
        const long before = times_taken;
        for (const auto& [from, thrown] : throws) results.find(from, thrown);
        return times_taken - before;
    };
    EXPECT_GT(find_all(), 0);
    EXPECT_EQ(find_all(), 0);
}

}  // namespace
}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "base/range_coder.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "base/random.h"

namespace parlor::base {
namespace {

struct Coded {
    std::size_t by;
    bool bit;
};

// Bits by three estimates: fair ones, ones that are nearly always 0, ones that are nearly always 1.
std::vector<Coded> some_bits(std::size_t count) {
    Random random(3);
    std::vector<Coded> all;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t by = random.below(3);
        const bool rare = random.below(200) == 0;
        all.push_back({by, by == 0 ? random.below(2) == 0 : (by == 1) == rare});
    }
    return all;
}

std::string written(const std::vector<Coded>& all) {
    std::array<BitEstimate, 3> estimates;
    RangeWriter writer;
    for (const Coded& each : all) writer.code(estimates[each.by], each.bit);
    return writer.finish();
}

TEST(RangeCoder, ReadsWhatWasWritten) {
    for (const std::size_t count : {0U, 1U, 9U, 100'000U}) {
        const std::vector<Coded> all = some_bits(count);
        const std::string bytes = written(all);
        std::array<BitEstimate, 3> estimates;
        RangeReader reader(bytes);
        for (const Coded& each : all) {
            ASSERT_EQ(reader.code(estimates[each.by], false), each.bit);
        }
        EXPECT_FALSE(reader.overran());
    }
}

// A third of the bits are fair and cost one each; the others cost little.
TEST(RangeCoder, TakesLittleSpaceForWhatIsExpected) {
    const std::size_t bytes = written(some_bits(240'000)).size();
    EXPECT_GT(bytes, 10'000U);
    EXPECT_LT(bytes, 13'000U);
}

TEST(RangeReader, SaysThatMoreWasAskedForThanThereIs) {
    const std::string bytes = written(some_bits(100'000));
    std::array<BitEstimate, 3> estimates;
    RangeReader reader(std::string_view(bytes).substr(0, bytes.size() / 2));
    for (const Coded& each : some_bits(100'000)) reader.code(estimates[each.by], false);
    EXPECT_TRUE(reader.overran());
}

}  // namespace
}  // namespace parlor::base

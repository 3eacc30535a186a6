// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/ending_table.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace parlor::pollyanna {
namespace {

constexpr int places = 30;  // up to the middle of the first Turnout
constexpr std::size_t size = placements_of(places);

// Who is ahead has the better chance; now and then it is anything.
std::vector<std::uint16_t> some_steps(unsigned surprises) {
    base::Random random(5);
    std::vector<std::uint16_t> all;
    for (std::size_t own = 0; own < size; ++own) {
        for (std::size_t rival = 0; rival < size; ++rival) {
            const auto ahead = 2000 + 2 * own - 2 * rival + random.below(3);
            const bool is_surprise = random.below(1000) < surprises;
            all.push_back(
                static_cast<std::uint16_t>(is_surprise ? random.below(ending_steps + 1) : ahead));
        }
    }
    return all;
}

TEST(EndingCodec, ReadsWhatWasWritten) {
    for (const unsigned surprises : {0U, 5U, 1000U}) {
        const auto steps = some_steps(surprises);
        const auto read = unpack_endings(pack_endings(steps, places), places);
        ASSERT_TRUE(read);
        ASSERT_EQ(read->size(), steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Ending here{static_cast<Placement>(i / size), static_cast<Placement>(i % size)};
            if (may_stand(here)) {
                ASSERT_EQ((*read)[i], steps[i]);
            } else {
                ASSERT_LE((*read)[i], ending_steps);
            }
        }
    }
}

TEST(EndingCodec, TakesLittleSpaceForWhatNeighboursTell) {
    EXPECT_LT(pack_endings(some_steps(0), places).size(), size * size / 2);
    EXPECT_GT(pack_endings(some_steps(1000), places).size(), size * size);
}

TEST(EndingCodec, RefusesWhatEndsTooSoon) {
    const std::string bytes = pack_endings(some_steps(5), places);
    EXPECT_FALSE(unpack_endings({}, places));
    EXPECT_FALSE(unpack_endings(bytes.substr(0, bytes.size() / 2), places));
}

}  // namespace
}  // namespace parlor::pollyanna

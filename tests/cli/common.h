// SPDX-License-Identifier: MIT
// What tests of several commands have in common.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {

inline const std::string lane = PARLOR_SOURCE "/tests/boards/lane.json";
inline const std::string valley = PARLOR_SOURCE "/tests/boards/large/valley.json";

// Refused: nothing on the standard output, and on the standard error these lines, one a defect.
template <class... Parts>
void expect_refused(const Ran& ran, Parts... parts) {
    using testing::HasSubstr;
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_THAT(ran.out, testing::IsEmpty());
    EXPECT_THAT(lines_of(ran.err), testing::ElementsAre(testing::AllOf(
                                       testing::StartsWith("parlor: "), HasSubstr(parts))...));
}

}  // namespace parlor::tests

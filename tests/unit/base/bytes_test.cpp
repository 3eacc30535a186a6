// SPDX-License-Identifier: MIT
#include "base/bytes.h"

#include <gtest/gtest.h>

namespace parlor::base {
namespace {

TEST(Bytes, AreCounted) {
    EXPECT_EQ(bytes::count(0x05070505U, 5), 3);
    EXPECT_EQ(bytes::count(0x05070505U, 6), 0);
    EXPECT_EQ(bytes::count(0, 0), 4);
    EXPECT_EQ(bytes::count(0x7f017f00U, 0x7f), 2);
}

TEST(Bytes, TellWhichReachANumber) {
    EXPECT_EQ(bytes::top_bits_from(0x7f3d3c00U, 0x3d) & 0x80808080U, 0x80800000U);
    EXPECT_EQ(bytes::top_bits_from(0x7f000100U, 1) & 0x80808080U, 0x80008000U);
}

}  // namespace
}  // namespace parlor::base

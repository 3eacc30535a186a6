// SPDX-License-Identifier: MIT
#include "base/words.h"

#include <gtest/gtest.h>

namespace parlor::base {
namespace {

TEST(ParseDecimal, ReadsPlainDecimals) {
    EXPECT_EQ(parse_decimal("0"), 0);
    EXPECT_EQ(parse_decimal("-12.5"), -12.5);
    EXPECT_EQ(parse_decimal("0.1"), 0.1);
    EXPECT_EQ(parse_decimal("123456789.012345"), 123456789.012345);
    EXPECT_EQ(parse_decimal("-0.000001"), -0.000001);
    EXPECT_EQ(parse_decimal("007"), 7);
}

TEST(ParseDecimal, RefusesEverythingElse) {
    for (const std::string_view text :
         {"", "-", ".", "1.", ".5", "1.2.3", "1e5", "+1", "--1", "1,5", "nan", "inf", "0x10", " 1",
          "1 ", "1234567890123456", "12345678901234.56"}) {
        EXPECT_EQ(parse_decimal(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace parlor::base

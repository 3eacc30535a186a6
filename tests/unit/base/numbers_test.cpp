// SPDX-License-Identifier: MIT
#include "base/numbers.h"

#include <gtest/gtest.h>

namespace parlor::base {
namespace {

TEST(ParseNumber, IsOfNotation) {
    EXPECT_EQ(parse_number("0"), 0);
    EXPECT_EQ(parse_number("17"), 17);
    EXPECT_EQ(parse_number("2147483647"), 2147483647);
    for (const std::string_view text :
         {"", "-", "-1", "+1", "00", "007", " 1", "1 ", "1.", "2147483648", "0x1"}) {
        EXPECT_EQ(parse_number(text), std::nullopt) << text;
    }
}

TEST(ParseUnsigned, TakesDigitsAlone) {
    EXPECT_EQ(parse_unsigned("007"), 7U);
    EXPECT_EQ(parse_unsigned("18446744073709551615"), ~std::uint64_t{0});
    for (const std::string_view text : {"", "-1", "+1", " 1", "1 ", "18446744073709551616"}) {
        EXPECT_EQ(parse_unsigned(text), std::nullopt) << text;
    }
}

TEST(ParseSigned, TakesAMinusToo) {
    EXPECT_EQ(parse_signed("-12"), -12);
    EXPECT_EQ(parse_signed("9223372036854775807"), 9223372036854775807);
    for (const std::string_view text : {"", "-", "--1", "+1", "1 ", "9223372036854775808"}) {
        EXPECT_EQ(parse_signed(text), std::nullopt) << text;
    }
}

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

// SPDX-License-Identifier: MIT
// Numbers written as text. All of the text must be the number: no blanks, nothing before or behind.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::base {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// As notation writes them: decimal, without sign or leading zeros.
std::optional<int> parse_number(std::string_view text);

// Digits alone, of any number below 2^64; leading zeros do no harm.
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

// The same, or with a minus before it.
std::optional<std::int64_t> parse_signed(std::string_view text);

// A plain decimal of at most fifteen digits: -12.5. The library's cannot be had everywhere.
std::optional<double> parse_decimal(std::string_view text);

}  // namespace parlor::base

// SPDX-License-Identifier: MIT
#include "base/numbers.h"

#include <algorithm>
#include <charconv>

namespace parlor::base {
namespace {

template <class Number>
std::optional<Number> parse_integer(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

}  // namespace

std::optional<int> parse_number(std::string_view text) {
    const bool is_signed = text.starts_with('-');
    const bool has_leading_zero = text.size() > 1 && text.front() == '0';
    if (is_signed || has_leading_zero) return std::nullopt;
    return parse_integer<int>(text);
}

std::optional<std::uint64_t> parse_unsigned(std::string_view text) {
    return parse_integer<std::uint64_t>(text);
}

std::optional<std::int64_t> parse_signed(std::string_view text) {
    return parse_integer<std::int64_t>(text);
}

// Both the digits and the power of ten are exact, so that the quotient is the nearest there is.
std::optional<double> parse_decimal(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    constexpr std::size_t most_digits = 15;
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::size_t digits = text.size() - (point < text.size() ? 1 : 0);
    if (point == 0 || point + 1 == text.size() || digits > most_digits) return std::nullopt;
    double whole = 0;
    double scale = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == point) continue;
        if (text[i] < '0' || text[i] > '9') return std::nullopt;
        whole = whole * 10 + (text[i] - '0');
        if (i > point) scale *= 10;
    }
    return negative ? -whole / scale : whole / scale;
}

}  // namespace parlor::base

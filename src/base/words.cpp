// SPDX-License-Identifier: MIT
#include "base/words.h"

#include <algorithm>
#include <charconv>

namespace parlor::base {
namespace {

constexpr std::string_view blanks = " \t\r\n";

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (;;) {
        const std::size_t begin = text.find_first_not_of(blanks);
        if (begin == std::string_view::npos) return found;
        text.remove_prefix(begin);
        const std::size_t end = text.find_first_of(blanks);
        found.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return found;
        text.remove_prefix(end);
    }
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool plain = !text.empty() && text.front() >= '0' && text.front() <= '9' &&
                       (text.size() == 1 || text.front() != '0');
    if (error != std::errc{} || stop != end || !plain) return std::nullopt;
    return number;
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

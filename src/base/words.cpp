// SPDX-License-Identifier: MIT
#include "base/words.h"

#include <algorithm>

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

bool has_word(std::string_view text, std::string_view word) {
    const auto all = words(text);
    return std::ranges::find(all, word) != all.end();
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace parlor::base

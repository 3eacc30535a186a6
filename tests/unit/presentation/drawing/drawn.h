// SPDX-License-Identifier: MIT
// What tests ask of a drawing, be it markup or lines for a terminal.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::drawing {

inline int count_of(std::string_view part, std::string_view whole) {
    int count = 0;
    for (auto at = whole.find(part); at != std::string_view::npos; at = whole.find(part, at + 1)) {
        ++count;
    }
    return count;
}

// Whether every tag that opens is closed in its turn.
inline bool is_balanced(std::string_view markup) {
    std::vector<std::string_view> open;
    for (auto at = markup.find('<'); at != std::string_view::npos; at = markup.find('<', at)) {
        const auto end = markup.find('>', at);
        if (end == std::string_view::npos) return false;
        const std::string_view tag = markup.substr(at + 1, end - at - 1);
        at = end;
        if (tag.ends_with('/')) continue;
        if (!tag.starts_with('/')) {
            open.push_back(tag.substr(0, tag.find(' ')));
        } else if (open.empty() || open.back() != tag.substr(1)) {
            return false;
        } else {
            open.pop_back();
        }
    }
    return open.empty();
}

inline std::string plain(std::string_view line) {
    std::string kept;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '\x1b') {
            at = line.find('m', at);
        } else {
            kept += line[at];
        }
    }
    return kept;
}

inline int columns(std::string_view line) {
    return static_cast<int>(std::ranges::count_if(
        line, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }));
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += line + '\n';
    return all;
}

}  // namespace parlor::drawing

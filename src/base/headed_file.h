// SPDX-License-Identifier: MIT
// A file of bytes that opens with lines for people: lines of the kind "units: 256", a card, a blank
// line, and the bytes.
//
//   HeadedFile reading{file};
//   const auto units = reading.number("units");      the next line's, if it has that name
//   const auto card = reading.card();
//   reading.rest                                     the bytes
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/numbers.h"

namespace parlor::base {

struct HeadedFile {
    std::string_view rest;

    std::optional<std::string_view> line() {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view found = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        return found;
    }
    // Of the next line, if it has that name.
    std::optional<std::string_view> value(std::string_view named) {
        const auto found = line();
        if (!found || !found->starts_with(named)) return std::nullopt;
        const std::string_view after = found->substr(named.size());
        if (!after.starts_with(": ")) return std::nullopt;
        return after.substr(2);
    }
    std::optional<std::uint64_t> number(std::string_view named) {
        const auto found = value(named);
        return found ? parse_unsigned(*found) : std::nullopt;
    }
    // The lines up to the blank one.
    std::optional<std::string> card() {
        std::string lines;
        for (auto next = line(); next; next = line()) {
            if (next->empty()) return lines;
            lines.append(*next).push_back('\n');
        }
        return std::nullopt;
    }
};

}  // namespace parlor::base

// SPDX-License-Identifier: MIT
// How long a plain text is as people count. For sources of this room.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace parlor::tables {

inline std::size_t characters(std::string_view plain) {
    return static_cast<std::size_t>(std::ranges::count_if(
        plain, [](char each) { return (static_cast<unsigned char>(each) & 0xc0U) != 0x80; }));
}

}  // namespace parlor::tables

// SPDX-License-Identifier: MIT
#include <array>
#include <cstddef>

#include "online/tables/state.h"

namespace parlor::tables {

std::string_view name(OfferKind what) {
    constexpr std::array<std::string_view, 2> names{"draw", "take_back"};
    return names[static_cast<std::size_t>(what)];
}

std::string_view name(ReplaceReason why) {
    constexpr std::array<std::string_view, 3> names{"away", "late", "resigned"};
    return names[static_cast<std::size_t>(why)];
}

std::string_view name(EndReason how) {
    constexpr std::array<std::string_view, 4> names{"won", "drawn", "agreed", "resigned"};
    return names[static_cast<std::size_t>(how)];
}

std::string_view name(Phase phase) {
    constexpr std::array<std::string_view, 3> names{"open", "playing", "over"};
    return names[static_cast<std::size_t>(phase)];
}

}  // namespace parlor::tables

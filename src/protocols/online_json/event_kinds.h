// SPDX-License-Identifier: MIT
// What events are called, in the order of tables::What. For sources of this folder.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "online/tables/event.h"

namespace parlor::online_json {

inline constexpr std::size_t event_kind_count = std::variant_size_v<tables::What>;
inline constexpr std::array<std::string_view, event_kind_count> event_kinds{
    "created",  "sat",        "stood",       "filled",    "revealed", "begun",   "thrown",
    "stepped",  "undone",     "handed_over", "confirmed", "renewed",  "offered", "agreed",
    "declined", "taken_back", "replaced",    "returned",  "said",     "ended",   "followed"};
static_assert(!event_kinds.back().empty());

}  // namespace parlor::online_json

// SPDX-License-Identifier: MIT
#include "online/store/store.h"

#include <array>

namespace parlor::store {

std::string_view name(StoreFault fault) {
    constexpr std::array<std::string_view, 11> names{
        "bad_address", "cannot_open", "in_use",  "too_new",          "unavailable", "full",
        "damaged",     "not_shared",  "no_nats", "without_postgres", "without_nats"};
    return names.at(static_cast<std::size_t>(fault));
}

std::string_view name(Phase phase) {
    constexpr std::array<std::string_view, 3> names{"open", "playing", "over"};
    return names.at(static_cast<std::size_t>(phase));
}

std::optional<Phase> parse_phase(std::string_view text) {
    for (const Phase each : {Phase::Open, Phase::Playing, Phase::Over}) {
        if (name(each) == text) return each;
    }
    return std::nullopt;
}

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
#include "computers/coach/coach.h"

#include <array>

#include "computers/players/player.h"

namespace parlor::coach {

std::string_view name(Effort effort) {
    constexpr std::array<std::string_view, 3> names{"quick", "normal", "thorough"};
    return names[static_cast<std::size_t>(effort)];
}

base::Random choices(std::uint64_t seed, const match::Match& match) {
    return base::Random(seed, players::choices_stream | match.turns_begun());
}

const LevelCard* Coach::level(std::string_view name) const {
    for (const LevelCard& each : levels()) {
        const bool numbered = name.size() == 1 && name.front() == '0' + each.number;
        if (numbered || each.name == name) return &each;
    }
    return nullptr;
}

}  // namespace parlor::coach

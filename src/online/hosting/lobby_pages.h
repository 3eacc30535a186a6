// SPDX-License-Identifier: MIT
// Chooses which of the public tables a page of the lobby shows. The first page is a mixture: half
// of its places belong to the tables that have been shown longest, and the other half rotate
// through all further tables. So no crowd can keep another table off it. The next pages list the
// further tables in order, so a player can find every table.
#pragma once

#include <algorithm>
#include <cstddef>

#include "online/store/store.h"

namespace parlor::hosting {

inline constexpr std::size_t tables_a_page = 50;
inline constexpr std::size_t first_come_places = 25;
inline constexpr std::size_t rotating_places = tables_a_page - first_come_places;

struct LobbyPage {
    store::Range one;
    store::Range other{};
    bool has_more = false;  // another page follows
};

// Of `count` tables. `turn` counts the rotations of the first page so far.
inline LobbyPage lobby_page(std::size_t count, std::size_t page, std::size_t turn) {
    if (page > 0) {
        const std::size_t first = first_come_places + (page - 1) * tables_a_page;
        return {.one = {first, tables_a_page}, .has_more = count > first + tables_a_page};
    }
    if (count <= tables_a_page) return {.one = {0, tables_a_page}};
    const std::size_t further = count - first_come_places;
    const std::size_t turns = (further + rotating_places - 1) / rotating_places;
    const std::size_t start = std::min(turn % turns * rotating_places, further - rotating_places);
    return {.one = {0, first_come_places},
            .other = {first_come_places + start, rotating_places},
            .has_more = true};
}

}  // namespace parlor::hosting

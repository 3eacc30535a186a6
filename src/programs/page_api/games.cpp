// SPDX-License-Identifier: MIT
#include <array>

#include "games/pollyanna/page/game.h"
#include "games/zenda/page/game.h"
#include "programs/page_api/game.h"

namespace parlor::page_api {

std::span<const Game* const> all_games() {
    static const PollyannaGame pollyanna;
    static const ZendaGame zenda;
    static const std::array<const Game*, 2> all{&pollyanna, &zenda};
    return all;
}

const Game& game_of(std::string_view named) {
    const std::string_view id = named.substr(0, named.find_first_of(" +\t"));
    for (const Game* each : all_games()) {
        if (each->family() == id) return *each;
    }
    return *all_games().front();
}

}  // namespace parlor::page_api

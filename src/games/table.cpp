// SPDX-License-Identifier: MIT
#include "games/all_games.h"
#include "games/games.h"

namespace parlor::games {

std::span<const Game* const> all() {
    static const auto made = [] {
        constexpr auto makers = column(all_games, &Row::game);
        std::array<std::unique_ptr<Game>, makers.size()> games;
        for (std::size_t i = 0; i < makers.size(); ++i) games[i] = makers[i]();
        return games;
    }();
    static const auto seen = [] {
        std::array<const Game*, made.size()> games{};
        for (std::size_t i = 0; i < made.size(); ++i) games[i] = made[i].get();
        return games;
    }();
    return seen;
}

}  // namespace parlor::games

// SPDX-License-Identifier: MIT
// The search for an even board. Maps are drawn by lot and played on by a quick computer; the best
// are kept, changed a little, and played on again, generation after generation. Those that are kept
// play more games each time, so that luck does not keep them long.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "games/zenda/analysis/tally.h"
#include "games/zenda/balance/map_traits.h"
#include "games/zenda/rules/board.h"

namespace parlor::cli {

struct FoundBoard {
    balance::MapTraits traits;
    std::unique_ptr<zenda::Board> board;  // tables refer to it
    analysis::ZendaTally tally;           // of the games that it was chosen by
};

struct BoardSearch {
    std::string player;
    std::size_t maps = 0;  // in each generation
    int generations = 1;
    std::uint64_t screen = 1;  // games on each, in each generation
    std::size_t keep = 1;
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

// The most even first. `progress` is told how many games are done.
std::vector<FoundBoard> search_boards(const BoardSearch& search,
                                      const std::function<void(std::uint64_t done)>& progress);
// How many games it plays at most.
std::uint64_t games_of(const BoardSearch& search);

// One computer against itself on a board.
analysis::ZendaTally self_play(const zenda::Board& board, const std::string& player,
                               std::uint64_t seed, std::uint64_t first, std::uint64_t games,
                               unsigned threads,
                               const std::function<void(std::uint64_t done)>& progress = {});

}  // namespace parlor::cli

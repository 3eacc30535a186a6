// SPDX-License-Identifier: MIT
// The search for an even board. Maps are drawn by lot and played on by a quick computer; the best
// are played on by the stronger ones too, so that no map is kept that is even for the quick one
// alone. Those that are best by all are kept, changed a little, and played on again, generation
// after generation. They play more games each time, so that luck does not keep them long.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "games/zenda/analysis/tally.h"
#include "games/zenda/balance/map_traits.h"
#include "games/zenda/rules/board.h"

namespace parlor::cli {

struct FoundBoard {
    balance::MapTraits traits;
    std::unique_ptr<zenda::Board> board;        // tables refer to it
    std::vector<analysis::ZendaTally> tallies;  // by player: of the games that it was chosen by
};

struct BoardSearch {
    std::vector<std::string> players;  // the quick one first
    std::size_t maps = 0;              // in each generation
    int generations = 1;
    std::uint64_t screen = 1;  // games of the quick one on each, in each generation …
    std::uint64_t settle = 1;  // … and of each other on the best, twice as many as are kept
    std::size_t keep = 1;
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

// Given those that are kept after every generation, so that a long search that is broken off leaves
// something behind. Says whether to go on.
using KeepBoards = std::function<bool(std::span<const FoundBoard>)>;

// The most even first. `progress` is told how many games are done.
std::vector<FoundBoard> search_boards(const BoardSearch& search, const KeepBoards& keep,
                                      const std::function<void(std::uint64_t done)>& progress);
// How many games it plays at most.
std::uint64_t games_of(const BoardSearch& search);

// One computer against itself on a board: games 0 … games − 1 of the seed. The search plays others,
// so that no board is judged by the games that it was chosen by.
analysis::ZendaTally self_play(const zenda::Board& board, const std::string& player,
                               std::uint64_t seed, std::uint64_t games, unsigned threads,
                               const std::function<void(std::uint64_t done)>& progress);

}  // namespace parlor::cli

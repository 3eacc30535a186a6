// SPDX-License-Identifier: MIT
// A series of games played on several threads. What comes out does not depend on how many.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "computers/parallel/threads.h"

namespace parlor::cli {

// Plays games first … first + count − 1; called on every thread at once.
template <class Tally>
using PlayShare = std::function<Tally(std::uint64_t first, std::uint64_t count)>;

// `progress` is told from time to time how many games are done, on the thread that called. A tally
// is an analysis::Tally. Precondition: at least one thread.
template <class Tally>
Tally run_series(const PlayShare<Tally>& play, std::uint64_t games, unsigned threads,
                 const std::function<void(std::uint64_t done)>& progress) {
    // Some milliseconds each, unless that were very many.
    const std::uint64_t share =
        std::max(std::clamp<std::uint64_t>(games / (threads * 16ULL), 1, 64),
                 games / (std::uint64_t{1} << 16U));
    std::vector<Tally> tallies(threads);
    parallel::Threads(threads).run(
        {.first = 0, .count = (games + share - 1) / share},
        [&](std::uint64_t number, unsigned worker) {
            const std::uint64_t first = number * share;
            tallies[worker].merge(play(first, std::min(share, games - first)));
            return parallel::Workers::Result{};
        },
        [&](std::uint64_t done) { progress(std::min(done * share, games)); });
    Tally total;
    for (const Tally& each : tallies) total.merge(each);
    return total;
}

}  // namespace parlor::cli

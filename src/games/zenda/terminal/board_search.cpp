// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/board_search.h"

#include <algorithm>
#include <cassert>

#include "computers/parallel/threads.h"
#include "games/zenda/balance/evenness.h"
#include "games/zenda/balance/map_maker.h"
#include "programs/cli/series/series_runner.h"

namespace parlor::cli {
namespace {

using analysis::ZendaTally;
using balance::MapTraits;

// Far from the streams of games.
constexpr std::uint64_t traits_stream = std::uint64_t{1} << 61U;
// Far from the games that boards are judged by.
constexpr std::uint64_t first_game = std::uint64_t{1} << 40U;
// A map's games of a generation are shared out in so many parts, so that no thread is left with
// much to do when the others have finished.
constexpr std::uint64_t parts_of_a_map = 8;

ZendaTally played(const zenda::Board& board, const std::string& player, std::uint64_t seed,
                  std::uint64_t first, std::uint64_t count) {
    analysis::ZendaSeries series;
    series.rules.on = &board;
    series.players.fill(player);
    series.seed = seed;
    return play_series(series, first, count);
}

// By all who have played on it.
double distance(const FoundBoard& found) {
    double sum = 0;
    int judges = 0;
    for (const ZendaTally& tally : found.tallies) {
        if (tally.games == 0) continue;
        sum += balance::distance(tally);
        ++judges;
    }
    return sum / judges;
}

class Search {
public:
    Search(const BoardSearch& search, const std::function<void(std::uint64_t)>& progress)
        : search_(search), progress_(progress), random_(search.seed, traits_stream) {
        assert(!search.players.empty() && search.keep > 0);
    }

    std::vector<FoundBoard> run(const KeepBoards& keep) {
        for (int generation = 0; generation < search_.generations; ++generation) {
            const std::size_t parents = found_.size();
            while (found_.size() < search_.maps) found_.push_back(next_map(parents));
            play(0, search_.screen);
            keep_best(2 * search_.keep);
            for (std::size_t other = 1; other < search_.players.size(); ++other) {
                play(other, search_.settle);
            }
            keep_best(search_.keep);
            if (!keep(found_)) break;
        }
        return std::move(found_);
    }

private:
    // A child of one of the parents, or a map of its own where there are none. One child in eight
    // is a stranger all the same.
    FoundBoard next_map(std::size_t parents) {
        while (true) {
            const bool is_child = parents > 0 && random_.below(8) != 0;
            const MapTraits traits =
                is_child
                    ? changed(found_[random_.below(static_cast<std::uint32_t>(parents))].traits,
                              random_)
                    : balance::random_map(random_);
            const bool is_known = std::ranges::any_of(
                found_, [&](const FoundBoard& each) { return each.traits == traits; });
            if (is_known) continue;
            auto plan = balance::drawn(traits);
            if (!plan) continue;
            auto board = zenda::Board::make(std::move(*plan));
            if (!board) continue;
            return {traits, std::make_unique<zenda::Board>(std::move(*board)),
                    std::vector<ZendaTally>(search_.players.size())};
        }
    }

    // On all maps at once, so that no thread waits for the last game of a map.
    void play(std::size_t player, std::uint64_t games) {
        const std::uint64_t share = std::max<std::uint64_t>(1, games / parts_of_a_map);
        const std::uint64_t parts = (games + share - 1) / share;
        const std::uint64_t all = found_.size() * games;
        std::vector<ZendaTally> tallies(found_.size() * parts);
        const auto work = [&](std::uint64_t number, unsigned /*worker*/) {
            const FoundBoard& map = found_[number / parts];
            const std::uint64_t from = number % parts * share;
            tallies[number] = played(*map.board, search_.players[player], search_.seed,
                                     first_game + map.tallies[player].games + from,
                                     std::min(share, games - from));
            return parallel::Workers::Result{};
        };
        parallel::Threads(search_.threads)
            .run({.first = 0, .count = tallies.size()}, work,
                 [&](std::uint64_t done) { progress_(done_ + std::min(done * share, all)); });
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            found_[i / parts].tallies[player].merge(tallies[i]);
        }
        done_ += all;
    }

    void keep_best(std::size_t count) {
        std::ranges::sort(found_, {}, distance);
        found_.resize(std::min(found_.size(), count));
    }

    const BoardSearch& search_;
    const std::function<void(std::uint64_t)>& progress_;
    base::Random random_;
    std::vector<FoundBoard> found_;
    std::uint64_t done_ = 0;
};

}  // namespace

std::vector<FoundBoard> search_boards(const BoardSearch& search, const KeepBoards& keep,
                                      const std::function<void(std::uint64_t done)>& progress) {
    return Search(search, progress).run(keep);
}

std::uint64_t games_of(const BoardSearch& search) {
    const std::uint64_t settled = std::min(search.maps, 2 * search.keep);
    return static_cast<std::uint64_t>(search.generations) *
           (search.maps * search.screen + (search.players.size() - 1) * settled * search.settle);
}

ZendaTally self_play(const zenda::Board& board, const std::string& player, std::uint64_t seed,
                     std::uint64_t games, unsigned threads,
                     const std::function<void(std::uint64_t done)>& progress) {
    const PlayShare<ZendaTally> play = [&](std::uint64_t from, std::uint64_t count) {
        return played(board, player, seed, from, count);
    };
    return run_series(play, games, threads, progress);
}

}  // namespace parlor::cli

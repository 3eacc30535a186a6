// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/board_search.h"

#include <algorithm>
#include <optional>

#include "games/zenda/balance/evenness.h"
#include "games/zenda/balance/map_maker.h"
#include "programs/cli/series/series_runner.h"

namespace parlor::cli {
namespace {

using analysis::ZendaTally;
using balance::MapTraits;

// Far from the streams of games.
constexpr std::uint64_t traits_stream = std::uint64_t{1} << 61U;

class Search {
public:
    Search(const BoardSearch& search, const std::function<void(std::uint64_t)>& progress)
        : search_(search), progress_(progress), random_(search.seed, traits_stream) {}

    std::vector<FoundBoard> run() {
        for (int generation = 0; generation < search_.generations; ++generation) {
            const std::size_t parents = found_.size();
            while (found_.size() < search_.maps) found_.push_back(next_map(parents));
            for (FoundBoard& each : found_) play(each);
            std::ranges::sort(found_, {}, [](const FoundBoard& each) {
                return balance::distance(balance::evenness(each.tally));
            });
            found_.resize(std::min(found_.size(), search_.keep));
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
            return {traits, std::make_unique<zenda::Board>(std::move(*board)), {}};
        }
    }

    void play(FoundBoard& each) {
        each.tally.merge(self_play(*each.board, search_.player, search_.seed, each.tally.games,
                                   search_.screen, search_.threads));
        done_ += search_.screen;
        if (progress_) progress_(done_);
    }

    const BoardSearch& search_;
    const std::function<void(std::uint64_t)>& progress_;
    base::Random random_;
    std::vector<FoundBoard> found_;
    std::uint64_t done_ = 0;
};

}  // namespace

ZendaTally self_play(const zenda::Board& board, const std::string& player, std::uint64_t seed,
                     std::uint64_t first, std::uint64_t games, unsigned threads,
                     const std::function<void(std::uint64_t done)>& progress) {
    analysis::ZendaSeries series;
    series.terms.on = &board;
    series.players.fill(player);
    series.seed = seed;
    const PlayShare<ZendaTally> play = [&](std::uint64_t from, std::uint64_t count) {
        return play_series(series, first + from, count);
    };
    return run_series(play, games, threads, [&](std::uint64_t done) {
        if (progress) progress(done);
    });
}

std::vector<FoundBoard> search_boards(const BoardSearch& search,
                                      const std::function<void(std::uint64_t done)>& progress) {
    return Search(search, progress).run();
}

std::uint64_t games_of(const BoardSearch& search) {
    return static_cast<std::uint64_t>(search.generations) * search.maps * search.screen;
}

}  // namespace parlor::cli

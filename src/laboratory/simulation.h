// SPDX-License-Identifier: MIT
// A series of games with its counts and reports. A game makes a SimulationOf<G> from
// the options and declares, in its own namespace, for `const analysis::Series<G>&` and
// `const analysis::Tally<G>&`:
//
//   std::string tally_json(series, tally, seconds)                one JSON object
//   std::string tally_table(series, tally, seconds, language)     for people
//   std::vector<NamedChart> tally_charts(language, std::span<const Pass<G>>)
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/words.h"
#include "computers/analysis/series.h"
#include "computers/parallel/threads.h"
#include "laboratory/options.h"
#include "laboratory/tables.h"

namespace parlor::laboratory {

using Progress = std::function<void(std::uint64_t done)>;

// Plays games 0 … games − 1 on several threads. The total does not depend on their number. `play`
// plays `count` games from `first`, on any thread. Calls `progress` on the caller's thread with the
// number of games done. Precondition: at least one thread.
template <class Tally, class Play>
Tally run_series(Play play, std::uint64_t games, unsigned threads, const Progress& progress) {
    // A share takes some milliseconds, unless that makes too many shares.
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

class Simulation {
public:
    virtual ~Simulation() = default;

    virtual void run(std::uint64_t games, unsigned threads, const Progress& progress) = 0;
    // How many times run() plays the games: more than once where rules are compared.
    [[nodiscard]] virtual std::uint64_t passes() const = 0;
    [[nodiscard]] virtual std::string json(double seconds) const = 0;
    [[nodiscard]] virtual std::string table(double seconds, language::Language language) const = 0;
    [[nodiscard]] virtual std::vector<NamedChart> charts(language::Language language) const = 0;
};

// The games of a simulation by one set of rules.
template <game::Game G>
struct Pass {
    std::string name;  // of the house rule that is turned round; empty: the rules as they stand
    analysis::Series<G> series;
    analysis::Tally<G> tally{};
};

template <game::Game G>
class SimulationOf final : public Simulation {
public:
    // The first pass has the rules as they stand; the others are for the charts.
    explicit SimulationOf(std::vector<Pass<G>> passes) : passes_(std::move(passes)) {}

    void run(std::uint64_t games, unsigned threads, const Progress& progress) override {
        std::uint64_t before = 0;
        for (Pass<G>& pass : passes_) {
            pass.tally = run_series<analysis::Tally<G>>(
                [&](std::uint64_t first, std::uint64_t count) {
                    return play_series(pass.series, first, count);
                },
                games, threads, [&](std::uint64_t done) { progress(before + done); });
            before += games;
        }
    }
    [[nodiscard]] std::uint64_t passes() const override { return passes_.size(); }
    [[nodiscard]] std::string json(double seconds) const override {
        return tally_json(passes_.front().series, passes_.front().tally, seconds);
    }
    [[nodiscard]] std::string table(double seconds, language::Language language) const override {
        return tally_table(passes_.front().series, passes_.front().tally, seconds, language);
    }
    [[nodiscard]] std::vector<NamedChart> charts(language::Language language) const override {
        return tally_charts(language, std::span<const Pass<G>>(passes_));
    }

private:
    std::vector<Pass<G>> passes_;
};

// Fills the players of a series: `player` for every seat, then those that "b=simple,r=random"
// names. `seat_of` reads the text before the sign; it is also given the whole part, complains of a
// text that names no free seat and then returns nullopt or an index all the same.
template <game::Game G, class SeatOf>
void read_series_players(const SimulateOptions& options, Refusals& refusals, SeatOf seat_of,
                         analysis::Series<G>& series) {
    const auto known = [&](std::string_view name) {
        if (!players::make_player<G>(name, series.rules.board())) {
            refusals.unknown_player(name, players::player_names<G>());
        }
        return std::string(name);
    };
    series.players.fill(known(options.player));
    if (options.players.empty()) return;
    for (const std::string_view part : base::split(options.players, ',')) {
        const std::size_t sign = std::min(part.find('='), part.size());
        const std::optional<std::size_t> seat = seat_of(part.substr(0, sign), part);
        if (!seat) continue;
        series.players[*seat] = known(base::trimmed(part.substr(std::min(sign + 1, part.size()))));
    }
}

}  // namespace parlor::laboratory

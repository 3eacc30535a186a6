// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <algorithm>

#include "computers/players/player_spec.h"
#include "games/pollyanna/players/roster.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/results.h"

namespace {

using namespace parlor::zenda;
using parlor::base::Random;

// One game after another on the standard board, set up at random.
class Games {
public:
    explicit Games(std::uint64_t seed) : random(seed) { begin(); }

    [[nodiscard]] const Position& position() const { return position_; }

    void go_on(const Position& after) {
        quiet_.count(position_, after);
        position_ = after;
        if (is_over(position_) || quiet_.make_a_draw()) begin();
    }

    Random random;
    Results results;

private:
    void begin() {
        position_ = starting_position();
        quiet_ = {};
        while (position_.phase == Phase::Setting) position_ = results.sample(position_, random);
    }

    Position position_;
    QuietTurns quiet_;
};

// Random play: every throw generates all distinct results and one is drawn, each as likely.
void zenda_random_play(benchmark::State& state) {
    Games games(1);
    std::size_t found = 0;
    std::size_t most = 0;
    for (auto _ : state) {
        Results& results = games.results;
        results.find(games.position(), Throw::by(games.random));
        found += results.size();
        most = std::max(most, results.size());
        games.go_on(results[games.random.below(static_cast<std::uint32_t>(results.size()))]);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["results"] =
        benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
    state.counters["most_results"] = static_cast<double>(most);
}
BENCHMARK(zenda_random_play)->Unit(benchmark::kMicrosecond);

// Another random player: steps are drawn one after another, and no list is made.
void zenda_step_sampled_play(benchmark::State& state) {
    Games games(1);
    for (auto _ : state) {
        const Throw thrown = Throw::by(games.random);
        games.go_on(games.results.sample(games.position(), thrown, games.random));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(zenda_step_sampled_play);

// Both sides take the best of all results: what a simulation does.
void zenda_careful_play(benchmark::State& state) {
    Games games(1);
    const auto player = parlor::players::make_player<Zenda>("careful");
    std::size_t found = 0;
    for (auto _ : state) {
        Results& results = games.results;
        results.find(games.position(), Throw::by(games.random));
        found += results.size();
        games.go_on(results[player->choose(games.position(), results, games.random,
                                           parlor::base::never_stop)]);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["estimates"] =
        benchmark::Counter(static_cast<double>(found), benchmark::Counter::kIsRate);
}
BENCHMARK(zenda_careful_play)->Unit(benchmark::kMicrosecond);

// Whole plays with their steps, in the order of their text.
void zenda_plays_call(benchmark::State& state) {
    Games games(2);
    for (auto _ : state) {
        const Throw thrown = Throw::by(games.random);
        const auto all = plays(standard_board(), games.position(), thrown);
        games.go_on(all[games.random.below(static_cast<std::uint32_t>(all.size()))].after);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(zenda_plays_call)->Unit(benchmark::kMicrosecond);

// Positions counted a second, from some way into a game.
void zenda_perft_positions(benchmark::State& state) {
    Games games(3);
    for (int i = 0; i < 10; ++i) {
        const Throw thrown = Throw::by(games.random);
        games.go_on(games.results.sample(games.position(), thrown, games.random));
    }
    Perft perft;
    std::uint64_t counted = 0;
    for (auto _ : state) counted += perft.count(games.position(), 1);
    state.SetItemsProcessed(static_cast<std::int64_t>(counted));
}
BENCHMARK(zenda_perft_positions)->Unit(benchmark::kMillisecond);

}  // namespace

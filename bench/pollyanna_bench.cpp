// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <vector>

#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"

namespace {

using namespace parlor::pollyanna;
using parlor::base::Random;

Position opening(SeatSet seated) {
    return starting_position(Variant(EditionId::Of1916), seated, seated.first());
}

SeatSet seats(int players) { return players == 4 ? SeatSet::all() : SeatSet::pair(Seat::Blue); }

std::uint32_t size_of(const Results& results) { return static_cast<std::uint32_t>(results.size()); }

// Random play: every throw generates all distinct results and one is drawn, each as likely.
void random_play_by(benchmark::State& state, Instructions allowed) {
    const Position start = opening(seats(static_cast<int>(state.range(0))));
    Random random(1);
    Results results(allowed);
    Position position = start;
    std::size_t found = 0;
    for (auto _ : state) {
        results.find(position, Throw::by(random));
        found += results.size();
        position = results[random.below(size_of(results))];
        if (is_over(position)) position = start;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["results"] =
        benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
}
void random_play(benchmark::State& state) { random_play_by(state, Instructions::Any); }
void random_play_portable(benchmark::State& state) {
    random_play_by(state, Instructions::Portable);
}
BENCHMARK(random_play)->ArgName("players")->Arg(4)->Arg(2);
BENCHMARK(random_play_portable)->ArgName("players")->Arg(4)->Arg(2);

// Another random player: steps are drawn one after another, and no list is made.
void step_sampled_play(benchmark::State& state) {
    const Position start = opening(seats(static_cast<int>(state.range(0))));
    Random random(1);
    Results results;
    Position position = start;
    for (auto _ : state) {
        position = results.sample(position, Throw::by(random), random);
        if (is_over(position)) position = start;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(step_sampled_play)->ArgName("players")->Arg(4)->Arg(2);

struct Situation {
    Position position;
    Throw thrown;
};

// Positions and throws as random play of four meets them.
std::vector<Situation> situations(int count) {
    std::vector<Situation> all;
    const Position start = opening(SeatSet::all());
    Random random(2);
    Results results;
    Position position = start;
    while (static_cast<int>(all.size()) < count) {
        const Throw thrown = Throw::by(random);
        all.push_back({position, thrown});
        results.find(position, thrown);
        position = results[random.below(size_of(results))];
        if (is_over(position)) position = start;
    }
    return all;
}

// The fast generator alone, on positions that are not in the cache of the branch predictor.
void results_call_by(benchmark::State& state, Instructions allowed) {
    const std::vector<Situation> all = situations(100'000);
    Results results(allowed);
    std::size_t next = 0;
    for (auto _ : state) {
        results.find(all[next].position, all[next].thrown);
        benchmark::DoNotOptimize(results.size());
        next = next + 1 == all.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}
void results_call(benchmark::State& state) { results_call_by(state, Instructions::Any); }
void results_call_portable(benchmark::State& state) {
    results_call_by(state, Instructions::Portable);
}
BENCHMARK(results_call);
BENCHMARK(results_call_portable);

// Whole plays with their steps, the obvious way.
void plays_call(benchmark::State& state) {
    const std::vector<Situation> all = situations(2'000);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(plays(all[next].position, all[next].thrown));
        next = next + 1 == all.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(plays_call);

// Positions counted a second, from a crowded one.
void perft_positions(benchmark::State& state) {
    Position position = opening(SeatSet::all());
    Random random(3);
    Results results;
    for (int i = 0; i < 150; ++i) {
        results.find(position, Throw::by(random));
        position = results[random.below(size_of(results))];
    }
    std::uint64_t counted = 0;
    for (auto _ : state) counted += Perft().count(position, 2);
    state.SetItemsProcessed(static_cast<std::int64_t>(counted));
}
BENCHMARK(perft_positions)->Unit(benchmark::kMillisecond);

}  // namespace

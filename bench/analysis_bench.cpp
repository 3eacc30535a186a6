// SPDX-License-Identifier: MIT
// Rollouts a second and, since one kind of rollout says more than another, the seconds they take to
// a standard error of half a per cent (`to_half_percent`); the exact endgame; a judged turn and a
// hint.
#include <benchmark/benchmark.h>

#include <climits>
#include <fstream>
#include <iterator>
#include <vector>

#include "computers/analysis/rollouts.h"
#include "games/pollyanna/analysis/judge.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/ending_table.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/analysis/judge.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/text.h"

namespace {

using namespace parlor::analysis;
using parlor::base::never_stop;
using parlor::game::Game;
using parlor::pollyanna::Pollyanna;
using parlor::zenda::Zenda;

parlor::pollyanna::Position pollyanna_position(const char* text) {
    return parlor::pollyanna::parse_position(text).value().position;
}

const auto opening = pollyanna_position("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
const auto middle = pollyanna_position("pollyanna-1916 b:w,w,10,30 g:- r:w,w,25,50 y:- b ?");
const auto ending = pollyanna_position("pollyanna-1916 b:h,h,20,55 g:- r:h,10,25,28 y:- b ?");

parlor::zenda::Position zenda_middle() {
    const char* text = "zenda k:9 y:6,20 m:24 a:34,35,62,76,81,90,101,102 s ?";
    return parlor::zenda::parse_position(parlor::zenda::standard_board(), text).value().position;
}

template <Game G>
void rollouts(benchmark::State& state, const typename G::Position& position,
              typename Rollouts<G>::Limits limits) {
    const auto evaluator = parlor::players::standard_evaluator<G>(G::standard_board());
    Rollouts<G> rollouts(G::standard_board(), *evaluator, limits);
    Estimate<G> estimate;
    for (auto _ : state) {
        rollouts.add(estimate, {position, 1, 1, estimate.games()}, never_stop);
    }
    state.SetItemsProcessed(state.iterations());
    constexpr double aim = 0.005;
    const double needed = estimate.spread(0).deviation / aim;
    const double share = static_cast<double>(estimate.games()) / (needed * needed);
    state.counters["to_half_percent"] =
        benchmark::Counter(share, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state.counters["mean"] = estimate.chances()[0];
}

constexpr int all = INT_MAX;  // throws whose luck is taken out
constexpr int whole = Rollouts<Pollyanna>::whole_game;

void of_pollyanna(benchmark::State& state, const parlor::pollyanna::Position& position, int throws,
                  int corrected) {
    rollouts<Pollyanna>(state, position, {.throws = throws, .corrected = corrected});
}
BENCHMARK_CAPTURE(of_pollyanna, opening_plain, opening, whole, 0);
BENCHMARK_CAPTURE(of_pollyanna, opening_reduced, opening, whole, all);
BENCHMARK_CAPTURE(of_pollyanna, opening_plain_12_throws, opening, 12, 0);
BENCHMARK_CAPTURE(of_pollyanna, opening_first_luck_12_throws, opening, 12, 2);
BENCHMARK_CAPTURE(of_pollyanna, opening_reduced_12_throws, opening, 12, all);
BENCHMARK_CAPTURE(of_pollyanna, middle_plain, middle, whole, 0);
BENCHMARK_CAPTURE(of_pollyanna, middle_reduced, middle, whole, all);
BENCHMARK_CAPTURE(of_pollyanna, middle_plain_12_throws, middle, 12, 0);
BENCHMARK_CAPTURE(of_pollyanna, middle_first_luck_12_throws, middle, 12, 2);
BENCHMARK_CAPTURE(of_pollyanna, middle_reduced_12_throws, middle, 12, all);
BENCHMARK_CAPTURE(of_pollyanna, ending_plain, ending, whole, 0);
BENCHMARK_CAPTURE(of_pollyanna, ending_reduced, ending, whole, all);
BENCHMARK_CAPTURE(of_pollyanna, ending_plain_12_throws, ending, 12, 0);
BENCHMARK_CAPTURE(of_pollyanna, ending_first_luck_12_throws, ending, 12, 2);
BENCHMARK_CAPTURE(of_pollyanna, ending_reduced_12_throws, ending, 12, all);

void of_zenda(benchmark::State& state, Rollouts<Zenda>::Limits limits) {
    rollouts<Zenda>(state, zenda_middle(), limits);
}
BENCHMARK_CAPTURE(of_zenda, plain_4_throws, {.throws = 4, .corrected = 0});
BENCHMARK_CAPTURE(of_zenda, first_luck_4_throws, {.throws = 4, .corrected = 1})->Iterations(200);
BENCHMARK_CAPTURE(of_zenda, reduced_4_throws, {.throws = 4, .corrected = all})->Iterations(50);

void endgame_table(benchmark::State& state) {
    for (auto _ : state) {
        parlor::pollyanna::GladPathTable table;
        benchmark::DoNotOptimize(table);
    }
}
BENCHMARK(endgame_table);

// The table as it is shipped; every time another position.
void ending_looked_up(benchmark::State& state) {
    std::ifstream file(PARLOR_ENDINGS, std::ios::binary);
    const std::string content(std::istreambuf_iterator<char>(file), {});
    const auto table = parlor::pollyanna::EndingTable::read(content, {}).value();
    std::vector<parlor::pollyanna::Position> positions;
    parlor::base::Random random(1);
    while (positions.size() < 4096) {
        const auto draw = [&] {
            return static_cast<parlor::pollyanna::Placement>(
                random.below(parlor::pollyanna::both_home));
        };
        const parlor::pollyanna::Ending drawn{draw(), draw()};
        if (may_stand(drawn)) positions.push_back(position_of(drawn, {}));
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const auto& position = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(table.chance(*parlor::pollyanna::ending(position)));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(next));
}
BENCHMARK(ending_looked_up);

void endgame_solved(benchmark::State& state) {
    const auto position = pollyanna_position("pollyanna-1916 b:58,b3,h,h g:- r:29,r1,h,h y:- b ?");
    std::size_t solved = 0;
    for (auto _ : state) {
        parlor::players::Endgame<Pollyanna> endgame(
            parlor::pollyanna::board,
            [](const auto& before, const auto& after) { return before.pieces == after.pieces; });
        benchmark::DoNotOptimize(endgame.solve(position));
        solved += endgame.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(solved));
}
BENCHMARK(endgame_solved);

template <Game G>
void turn(benchmark::State& state, const typename G::Position& position, typename G::Throw thrown) {
    Judge<G> judge(G::standard_board(), JudgeSettings<G>::usual);
    auto results = G::results_on(G::standard_board());
    results.find(position, thrown);
    const typename G::Position after = results[0];
    for (auto _ : state) {
        benchmark::DoNotOptimize(judge.turn(position, thrown, after, 1, never_stop));
    }
}
void pollyanna_judged_turn(benchmark::State& state) {
    turn<Pollyanna>(state, middle, parlor::pollyanna::Throw::of(5, 3));
}
BENCHMARK(pollyanna_judged_turn)->Unit(benchmark::kMillisecond);
void zenda_judged_turn(benchmark::State& state) {
    turn<Zenda>(state, zenda_middle(), parlor::zenda::Throw::of(5, 3, 1));
}
BENCHMARK(zenda_judged_turn)->Unit(benchmark::kMillisecond);

template <Game G>
void hint(benchmark::State& state, const typename G::Position& position, typename G::Throw thrown) {
    Judge<G> judge(G::standard_board(), JudgeSettings<G>::thorough);
    for (auto _ : state) {
        benchmark::DoNotOptimize(judge.options(position, thrown, 1, never_stop));
    }
}
void pollyanna_hint(benchmark::State& state) {
    hint<Pollyanna>(state, middle, parlor::pollyanna::Throw::of(5, 3));
}
BENCHMARK(pollyanna_hint)->Unit(benchmark::kMillisecond);
void zenda_hint(benchmark::State& state) {
    hint<Zenda>(state, zenda_middle(), parlor::zenda::Throw::of(5, 3, 1));
}
BENCHMARK(zenda_hint)->Unit(benchmark::kMillisecond);

}  // namespace

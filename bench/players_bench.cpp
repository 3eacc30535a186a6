// SPDX-License-Identifier: MIT
// How many positions a second the quick evaluations judge, as careful players meet them.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "computers/players/candidates.h"
#include "computers/players/searcher.h"
#include "games/pollyanna/players/roster.h"
#include "games/zenda/players/roster.h"

namespace {

using namespace parlor;
using pollyanna::Pollyanna;
using zenda::Zenda;

constexpr std::size_t count = 20'000;

// Everything that the throws of a careful player's games could lead to.
template <game::Game G>
std::vector<typename G::Position> met(const typename G::Position& start) {
    std::vector<typename G::Position> all;
    const auto evaluator = players::standard_evaluator<G>(G::standard_board());
    players::Rollout<G> rollout(G::standard_board(), *evaluator, 1);
    auto results = G::results_on(G::standard_board());
    base::Random random(1);
    typename G::Position position = start;
    while (all.size() < count) {
        const auto thrown = G::Throw::by(random);
        results.find(position, thrown);
        for (std::size_t i = 0; i < results.size() && i < 200; ++i) {
            if (!G::winner(results[i])) all.push_back(results[i]);
        }
        position = rollout.best(position, thrown, random);
        if (!G::throw_is_due(position)) position = start;
    }
    return all;
}

template <game::Game G>
void evaluate(benchmark::State& state, const typename G::Position& start,
              const std::unique_ptr<players::Evaluator<G>>& evaluator) {
    const auto positions = met<G>(start);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(evaluator->chances(positions[next]));
        next = next + 1 == positions.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}

pollyanna::Position pollyanna_start(const benchmark::State& state) {
    using namespace pollyanna;
    const SeatSet seated = state.range(0) == 4 ? SeatSet::all() : SeatSet::pair(Seat::Blue);
    return starting_position(Variant(), seated, Seat::Blue);
}

void pollyanna_evaluations(benchmark::State& state) {
    evaluate<Pollyanna>(state, pollyanna_start(state),
                        players::standard_evaluator<Pollyanna>(pollyanna::board));
}
BENCHMARK(pollyanna_evaluations)->ArgName("players")->Arg(2)->Arg(4);

// Everything that a throw leads to is found and judged, and the best is taken: a game goes on.
void pollyanna_choices(benchmark::State& state) {
    const pollyanna::Position start = pollyanna_start(state);
    const auto evaluator = players::standard_evaluator<Pollyanna>(pollyanna::board);
    pollyanna::Results results;
    base::Random random(1);
    pollyanna::Position position = start;
    std::int64_t judged = 0;
    for (auto _ : state) {
        results.find(position, pollyanna::Throw::by(random));
        judged += static_cast<std::int64_t>(results.size());
        position = results[players::best_result(results, *evaluator,
                                                Pollyanna::side_to_throw(position), random)];
        if (!Pollyanna::throw_is_due(position)) position = start;
    }
    state.SetItemsProcessed(judged);
}
BENCHMARK(pollyanna_choices)->ArgName("players")->Arg(2)->Arg(4);

void zenda_evaluations(benchmark::State& state) {
    zenda::Position start = zenda::starting_position();
    zenda::Results results;
    base::Random random(1);
    while (start.phase == zenda::Phase::Setting) start = results.sample(start, random);
    evaluate<Zenda>(state, start, players::standard_evaluator<Zenda>(Zenda::standard_board()));
}
BENCHMARK(zenda_evaluations);

}  // namespace

// SPDX-License-Identifier: MIT
// Commands a second that one thread decides upon and applies: whole games of two who throw, step
// and confirm, with what everybody is told after each; and how fast tables are loaded.
#include <benchmark/benchmark.h>

#include <stdexcept>

#include "base/random.h"
#include "online/fair_dice/throws.h"
#include "online/tables/table.h"

namespace {

using namespace parlor;
using namespace parlor::tables;

crypto::Key secret() {
    crypto::Key key{};
    key.fill(7);
    return key;
}

Table begun(const std::string& game, const std::string& seats, Events& log) {
    Plan plan{.game = game};
    for (const char each : seats) plan.seats.push_back({each});
    log = Table::create({.by = "0", .id = "create", .wish = Say{}},
                        {*accepted(plan), fair_dice::commitment(secret()), {}}, 0);
    Table table = std::move(*Table::load("bench", secret(), log));
    for (const char each : seats) {
        const Command sit{std::string(1, each), "sit", Sit{each, "x", std::string(64, 'a')}};
        const auto events = table.decide(sit, {});
        for (const Event& event : *events) {
            table.apply(event);
            log.push_back(event);
        }
    }
    return table;
}

Wish next_wish(const Table& table, base::Random& random) {
    const auto& match = *table.match();
    if (match.due() == match::Due::Throw) return Throw{table.played()};
    if (match.due() == match::Due::Confirm) return Confirm{table.played()};
    const auto choices = match.choice_texts();
    return Step{table.played(), choices[random.below(static_cast<std::uint32_t>(choices.size()))]};
}

// One game to its end; how many commands it took.
std::int64_t play(Table& table, std::uint64_t seed, Events& log) {
    base::Random random(seed);
    std::int64_t commands = 0;
    for (; table.phase() == Phase::Playing; ++commands) {
        const Command command{table.awaited().front(), std::to_string(commands),
                              next_wish(table, random)};
        const auto events = table.decide(command, {.at = commands});
        if (!events) throw std::runtime_error(std::string(name(events.error())));
        for (const Event& each : *events) {
            table.apply(each);
            log.push_back(each);
        }
        benchmark::DoNotOptimize(table.state(commands));
    }
    return commands;
}

void decide_and_apply(benchmark::State& state, const std::string& game, const std::string& seats) {
    std::int64_t commands = 0;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        Events log;
        Table table = begun(game, seats, log);
        commands += play(table, ++seed, log);
    }
    state.SetItemsProcessed(commands);
}

void load(benchmark::State& state, const std::string& game, const std::string& seats) {
    Events log;
    Table table = begun(game, seats, log);
    play(table, 1, log);
    for (auto _ : state) benchmark::DoNotOptimize(Table::load("bench", secret(), log));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(log.size()));
}

BENCHMARK_CAPTURE(decide_and_apply, pollyanna_commands, "pollyanna-1916", "br");
BENCHMARK_CAPTURE(decide_and_apply, zenda_commands, "zenda", "sz");
BENCHMARK_CAPTURE(load, pollyanna_events, "pollyanna-1916", "br");

}  // namespace

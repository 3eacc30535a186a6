// SPDX-License-Identifier: MIT
// Commands a second that one thread decides upon and applies: whole games of two who throw, step
// and confirm, with what everybody is told after each; and how fast tables are loaded.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "base/random.h"
#include "client/chains.h"
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

tests::Chains& chains() {
    static tests::Chains all(1, 4000);
    return all;
}

// One chain a seat, for all games: devices are not what is measured.
const std::string& tip(char seat) {
    static std::map<char, std::string> all;
    const auto [at, is_new] = all.try_emplace(seat);
    if (is_new) at->second = chains().lay_down("bench", seat);
    return at->second;
}

void take(Table& table, const Command& command, Milliseconds at, Events& log) {
    const auto events = table.decide(command, {.at = at});
    if (!events) throw std::runtime_error(std::string(name(events.error())));
    for (const Event& each : *events) {
        table.apply(each);
        log.push_back(each);
    }
}

// The next link of a seat.
std::string link(const Table& table, char seat) {
    const auto seats = table.state(0).seats;
    return chains().after(std::ranges::find(seats, seat, &SeatState::seat)->link);
}

Table begun(const std::string& game, const std::string& seats, Events& log) {
    TablePlan plan{.game = game};
    for (const char each : seats) plan.seats.push_back({each});
    log = Table::create({.by = "0", .id = "create", .action = Say{}},
                        {*accepted(plan), fair_dice::commitment(secret()), {}}, 0);
    Table table = std::move(*Table::load("bench", secret(), log));
    for (const char each : seats) {
        take(table, {std::string(1, each), "sit", Sit{each, "x", tip(each)}}, 0, log);
    }
    for (const char each : seats) {
        const Reveal reveal{table.played(), each, link(table, each)};
        take(table, {std::string(1, each), "reveal", reveal}, 0, log);
    }
    return table;
}

Action next_wish(const Table& table, base::Random& random) {
    const auto& match = *table.match();
    const char seat = match.seats().front();
    if (match.due() == match::Due::Throw) return Throw{table.played(), link(table, seat)};
    if (match.due() == match::Due::Confirm) return Confirm{table.played(), link(table, seat)};
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
        take(table, command, commands, log);
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

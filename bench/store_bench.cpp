// SPDX-License-Identifier: MIT
// Durable events a second: so many tables, each with one event and its line for the lists, in one
// transaction. In a file of SQLite in the temporary folder, and in PostgreSQL where
// PARLOR_BENCH_POSTGRES has the address of an empty database.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "online/store/store.h"

namespace {

using parlor::store::Listing;
using parlor::store::Phase;
using parlor::store::Store;
using parlor::store::Write;

constexpr std::size_t tables = 2500;

// As long as those of a real table.
Write next_write(std::size_t table, std::uint32_t number) {
    const std::string name = "table" + std::to_string(100000 + table * 7919 % 99991);
    return {.table = name,
            .first = number,
            .events = {std::string(180, 'e')},
            .listing = Listing{.phase = Phase::Playing,
                               .is_public = table % 4 == 0,
                               .changed = number,
                               .players = {name + "-a", name + "-b"},
                               .awaited = name + "-a",
                               .card = std::string(250, 'c')}};
}

void write_events(benchmark::State& state, Store& store) {
    const auto batch = static_cast<std::size_t>(state.range(0));
    std::size_t next = 0;
    for (auto _ : state) {
        std::vector<Write> writes;
        for (std::size_t i = 0; i < batch; ++i, ++next) {
            writes.push_back(
                next_write(next % tables, static_cast<std::uint32_t>(next / tables + 1)));
        }
        const auto written = store.write(writes);
        if (!written) throw std::runtime_error(written.error().reason);
        if (written->front() != parlor::store::WriteOutcome::Done)
            throw std::runtime_error("taken");
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(next));
}

void forget_all(Store& store) {
    const auto all = store.tables_after("", 2 * tables).value();
    for (const auto& each : all) store.remove_table(each.table).value();
}

void sqlite_events(benchmark::State& state) {
    std::string folder = (std::filesystem::temp_directory_path() / "parlor-bench-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder");
    write_events(state, *parlor::store::open(folder + "/bench.db").value());
    std::filesystem::remove_all(folder);
}

void postgres_events(benchmark::State& state) {
    const char* address = std::getenv("PARLOR_BENCH_POSTGRES");
    if (address == nullptr) {
        state.SkipWithError("PARLOR_BENCH_POSTGRES is not set");
        return;
    }
    const auto store = parlor::store::open(address).value();
    forget_all(*store);
    write_events(state, *store);
}

BENCHMARK(sqlite_events)->Arg(1)->Arg(10)->Arg(100)->UseRealTime();
BENCHMARK(postgres_events)->Arg(1)->Arg(10)->Arg(100)->UseRealTime();

}  // namespace

// SPDX-License-Identifier: MIT
#include "online/store/store.h"

#include <algorithm>

#include "base/numbers.h"
#include "online/store/postgres/postgres_store.h"
#include "online/store/row_texts.h"
#include "online/store/sqlite_store.h"

namespace parlor::store {
namespace {

void mark_done(std::span<const std::size_t> indices, std::vector<WriteOutcome>& outcomes) {
    for (const std::size_t index : indices) outcomes[index] = WriteOutcome::Done;
}

// Rows of one table follow each other, one per player.
Result<std::vector<ListedTable>> listings(const Rows& rows) {
    std::vector<ListedTable> all;
    for (const Row& row : rows) {
        if (all.empty() || all.back().table != row[0]) {
            const auto phase = parse_phase(row[1]);
            if (!phase)
                return base::unexpected(StoreError{StoreFault::Damaged, "phase of " + row[0]});
            all.push_back({row[0], Listing{.phase = *phase,
                                           .is_public = row[2] == "1",
                                           .changed = number(row[3]),
                                           .awaited = row[4],
                                           .goes_on = row[5] == "1",
                                           .card = row[6]}});
        }
        if (!row[7].empty()) all.back().listing.players.push_back(row[7]);
    }
    return all;
}

std::uint64_t count(const std::string& text) { return static_cast<std::uint64_t>(number(text)); }
std::int64_t number(std::size_t count) { return static_cast<std::int64_t>(count); }

}  // namespace

std::int64_t number(const std::string& text) { return base::parse_signed(text).value_or(0); }

Result<std::unique_ptr<Store>> open(const std::string& address) {
    const auto parsed = parse_address(address);
    if (!parsed) return base::unexpected(parsed.error());
    if (parsed->kind == StoreKind::Postgres) return open_postgres(parsed->where);
    return open_sqlite(*parsed);
}

Result<std::vector<WriteOutcome>> Store::write(std::span<const Write> writes) {
    std::vector<WriteOutcome> outcomes(writes.size(), WriteOutcome::Conflict);
    const std::vector<Chain> chains = chains_of(writes);
    const auto done = put(chains);
    if (!done) return base::unexpected(done.error());
    std::vector<Chain> rests;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if ((*done)[i]) {
            mark_done(chains[i].indices(), outcomes);
            continue;
        }
        const auto known = count_known(chains[i]);
        if (!known) return base::unexpected(known.error());
        mark_done(chains[i].indices().first(*known), outcomes);
        const bool goes_on = *known > 0 && *known < chains[i].size();
        if (goes_on) rests.push_back(chains[i].without(*known));
    }
    if (rests.empty()) return outcomes;
    const auto added = put(rests);
    if (!added) return base::unexpected(added.error());
    for (std::size_t i = 0; i < rests.size(); ++i) {
        if ((*added)[i]) mark_done(rests[i].indices(), outcomes);
    }
    return outcomes;
}

Result<std::size_t> Store::count_known(const Chain& chain) {
    const std::size_t most = chain.last() + 1 - chain.first();
    const auto known = events_from(chain.table(), chain.first(), most);
    if (!known) return base::unexpected(known.error());
    std::span<const std::string> left(*known);
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::vector<std::string>& events = chain.write(i).events;
        const bool is_known = !events.empty() && events.size() <= left.size() &&
                              std::ranges::equal(events, left.first(events.size()));
        if (!is_known) return i;
        left = left.subspan(events.size());
    }
    return chain.size();
}

// The query includes the row before them, which says where the first one begins.
Result<std::vector<std::string>> Store::events_from(std::string_view table, std::uint32_t first,
                                                    std::size_t most) {
    if (const auto settled = settle(); !settled) return base::unexpected(settled.error());
    return run("SELECT number, text FROM events WHERE table_id = $1 AND number >= "
               "(SELECT coalesce(max(number), 0) FROM events WHERE table_id = $1 AND number < $2) "
               "ORDER BY number LIMIT $3",
               {table, first, number(most) + 1})
        .and_then([&](const Rows& rows) { return unpacked(rows, first); });
}

// The secret comes as event 0, so that one snapshot has both.
Result<std::optional<StoredTable>> Store::table(std::string_view table) {
    return run("SELECT 0 AS number, secret AS text FROM tables WHERE id = $1 "
               "UNION ALL SELECT number, text FROM events WHERE table_id = $1 ORDER BY number",
               {table})
        .and_then([](const Rows& rows) { return stored_table(rows); });
}

Result<std::optional<StoredTable>> Store::stored_table(std::span<const Row> rows) {
    if (rows.empty()) return std::nullopt;
    if (rows.front()[0] != "0") {
        return base::unexpected(StoreError{StoreFault::Damaged, "secret of a table"});
    }
    return unpacked(rows.subspan(1), 1).map([&](std::vector<std::string> events) {
        return std::optional(StoredTable{rows.front()[1], std::move(events)});
    });
}

Result<Rows> Store::look(const char* sql, Values values) {
    static_cast<void>(settle());
    return run(sql, values);
}

Result<std::string> Store::text(const char* sql, std::string_view value) {
    return run(sql, {value}).map([](const Rows& rows) {
        return rows.empty() ? std::string() : rows.front().front();
    });
}

Result<std::string> Store::record(std::string_view table) {
    static_cast<void>(settle());
    return text("SELECT record FROM tables WHERE id = $1", table);
}

Result<std::size_t> Store::count_listed(Phase phase) {
    return look(
               "SELECT count(*) FROM shown JOIN tables ON tables.id = shown.table_id "
               "WHERE is_public = 1 AND phase = $1",
               {name(phase)})
        .map([](const Rows& rows) { return std::size_t{count(rows.front()[0])}; });
}

Result<std::vector<ListedTable>> Store::listed(Phase phase, Range one, Range other) {
    return look(
               "SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
               "coalesce(s.player, '') "
               "FROM (SELECT id, row_number() OVER (ORDER BY since, id) - 1 AS position FROM shown "
               "JOIN tables ON tables.id = shown.table_id WHERE is_public = 1 AND phase = $1) p "
               "JOIN tables t ON t.id = p.id LEFT JOIN seats s ON s.table_id = t.id "
               "WHERE (position >= $2 AND position < $3) OR (position >= $4 AND position < $5) "
               "ORDER BY position, s.player",
               {name(phase), number(one.first), number(one.first + one.count), number(other.first),
                number(other.first + other.count)})
        .and_then(listings);
}

Result<std::vector<ListedTable>> Store::tables_of(std::string_view player, bool over,
                                                  std::size_t most) {
    return look(
               "SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
               "coalesce(s.player, '') "
               "FROM (SELECT id, phase, is_public, changed, awaited, goes_on, card FROM tables "
               "JOIN seats ON seats.table_id = tables.id WHERE seats.player = $1 "
               "AND CASE WHEN phase = 'over' THEN 1 ELSE 0 END = $2 "
               "ORDER BY changed DESC, id LIMIT $3) t "
               "LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.changed DESC, t.id, s.player",
               {player, std::int64_t{over}, number(most)})
        .and_then(listings);
}

Result<std::vector<ListedTable>> Store::tables_after(std::string_view table, std::size_t most) {
    return look(
               "SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
               "coalesce(s.player, '') "
               "FROM (SELECT id, phase, is_public, changed, awaited, goes_on, card FROM tables "
               "WHERE id > $1 ORDER BY id LIMIT $2) t "
               "LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.id, s.player",
               {table, number(most)})
        .and_then(listings);
}

Result<void> Store::show(std::string_view process, std::span<const ShownTable> tables) {
    return in_transaction("BEGIN", [&]() -> Result<void> {
        for (const ShownTable& each : tables) {
            auto done = each.since == 0
                            ? execute("DELETE FROM shown WHERE table_id = $1 AND process = $2",
                                      {each.table, process})
                            : execute(
                                  "INSERT INTO shown (table_id, process, since) "
                                  "SELECT $1, $2, CAST($3 AS bigint) "
                                  "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) "
                                  "ON CONFLICT (table_id) DO UPDATE SET "
                                  "process = excluded.process, since = excluded.since",
                                  {each.table, process, each.since});
            if (!done) return done;
        }
        return {};
    });
}

Result<void> Store::hide_all_but(std::span<const std::string> processes) {
    const auto known = run("SELECT DISTINCT process FROM shown", {});
    if (!known) return base::unexpected(known.error());
    for (const Row& row : *known) {
        if (std::ranges::find(processes, row[0]) != processes.end()) continue;
        auto hidden = execute("DELETE FROM shown WHERE process = $1", {row[0]});
        if (!hidden) return hidden;
    }
    return {};
}

Result<std::vector<std::string>> Store::going_on() {
    return look("SELECT id FROM tables WHERE phase = 'playing' AND goes_on = 1 ORDER BY id", {})
        .map([](const Rows& rows) {
            std::vector<std::string> all;
            for (const Row& row : rows) all.push_back(row[0]);
            return all;
        });
}

Result<bool> Store::remove_table(std::string_view table) {
    return run("DELETE FROM tables WHERE id = $1 RETURNING id", {table})
        .map([](const Rows& removed) { return !removed.empty(); });
}

// The condition is repeated for tables that have changed since they were found.
Result<std::uint64_t> Store::remove_stale(std::int64_t changed_before, std::size_t most) {
    return run("DELETE FROM tables WHERE phase = 'open' AND changed < $1 AND id IN "
               "(SELECT id FROM tables WHERE phase = 'open' AND changed < $1 LIMIT $2) RETURNING "
               "id",
               {changed_before, number(most)})
        .map([](const Rows& removed) { return std::uint64_t{removed.size()}; });
}

Result<std::string> Store::setting(std::string_view key) {
    return text("SELECT value FROM settings WHERE key = $1", key);
}

Result<std::string> Store::keep_setting(std::string_view key, std::string_view value) {
    return run("INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
               {key, value})
        .and_then([&](const Rows& /*rows*/) { return setting(key); });
}

Result<void> Store::replace_setting(std::string_view key, std::string_view value) {
    return execute(
        "INSERT INTO settings (key, value) VALUES ($1, $2) "
        "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        {key, value});
}

Result<Counts> Store::counts() {
    const auto tables = look(
        "SELECT phase, count(*), "
        "sum((SELECT max(number) FROM events WHERE events.table_id = tables.id)) "
        "FROM tables GROUP BY phase",
        {});
    if (!tables) return base::unexpected(tables.error());
    const auto players =
        run("SELECT count(*), count(CASE WHEN account <> '' THEN 1 END) FROM players", {});
    if (!players) return base::unexpected(players.error());
    Counts counts;
    for (const Row& row : *tables) {
        const std::uint64_t here = count(row[1]);
        counts.tables += here;
        counts.events += count(row[2]);
        if (row[0] == name(Phase::Open)) counts.open = here;
        if (row[0] == name(Phase::Playing)) counts.playing = here;
        if (row[0] == name(Phase::Over)) counts.over = here;
    }
    counts.players = count(players->front()[0]);
    counts.accounts = count(players->front()[1]);
    return counts;
}

Result<void> Store::in_transaction(const char* begin, const std::function<Result<void>()>& work) {
    if (auto begun = execute(begin, {}); !begun) return begun;
    auto done = work();
    auto ended = execute(done ? "COMMIT" : "ROLLBACK", {});
    return done ? ended : done;
}

Result<void> Store::each_table(const VisitTable& visit) {
    if (auto settled = settle(); !settled) return settled;
    return in_transaction(begin_reading(), [&]() -> Result<void> {
        std::string last;
        while (true) {
            const auto listed = tables_after(last, rows_at_once);
            if (!listed) return base::unexpected(listed.error());
            if (listed->empty()) return {};
            for (const ListedTable& each : *listed) {
                const auto stored = table(each.table);
                if (!stored) return base::unexpected(stored.error());
                const auto its_record = record(each.table);
                if (!its_record) return base::unexpected(its_record.error());
                if (*stored) visit(each, **stored, *its_record);
            }
            last = listed->back().table;
        }
    });
}

}  // namespace parlor::store

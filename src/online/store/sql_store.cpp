// SPDX-License-Identifier: MIT
#include "online/store/sql_store.h"

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "online/store/packed_events.h"

namespace parlor::store {
namespace {

// Rows of one table follow each other, a player each.
Result<std::vector<ListedTable>> listings(const Result<Rows>& rows) {
    if (!rows) return base::unexpected(rows.error());
    std::vector<ListedTable> all;
    for (const Row& row : *rows) {
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

}  // namespace

std::int64_t number(const std::string& text) { return base::parse_signed(text).value_or(0); }

// The secret comes as event 0, so that both are of one moment.
Result<std::optional<StoredTable>> SqlStore::table(std::string_view table) {
    const auto rows =
        run("SELECT 0 AS number, secret AS text FROM tables WHERE id = $1 "
            "UNION ALL SELECT number, text FROM events WHERE table_id = $1 ORDER BY number",
            std::array<Value, 1>{table});
    if (!rows) return base::unexpected(rows.error());
    return stored_table(*rows);
}

Result<std::optional<StoredTable>> SqlStore::stored_table(std::span<const Row> rows) {
    if (rows.empty()) return std::nullopt;
    if (rows.front()[0] != "0") {
        return base::unexpected(StoreError{StoreFault::Damaged, "secret of a table"});
    }
    auto events = unpacked(rows.subspan(1), 1);
    if (!events) return base::unexpected(events.error());
    return StoredTable{rows.front()[1], std::move(*events)};
}

Result<Rows> SqlStore::look(const char* sql, Values values) {
    static_cast<void>(settle());
    return run(sql, values);
}

Result<std::string> SqlStore::text(const char* sql, std::string_view value) {
    const auto rows = run(sql, std::array<Value, 1>{value});
    if (!rows) return base::unexpected(rows.error());
    return rows->empty() ? std::string() : rows->front().front();
}

Result<std::string> SqlStore::record(std::string_view table) {
    static_cast<void>(settle());
    return text("SELECT record FROM tables WHERE id = $1", table);
}

Result<std::size_t> SqlStore::count_listed(Phase phase) {
    const auto rows = look(
        "SELECT count(*) FROM shown JOIN tables ON tables.id = shown.table_id "
        "WHERE is_public = 1 AND phase = $1",
        std::array<Value, 1>{name(phase)});
    if (!rows) return base::unexpected(rows.error());
    return count(rows->front()[0]);
}

Result<std::vector<ListedTable>> SqlStore::listed(Phase phase, Range one, Range other) {
    const auto number = [](std::size_t position) { return static_cast<std::int64_t>(position); };
    return listings(
        look("SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
             "coalesce(s.player, '') "
             "FROM (SELECT id, row_number() OVER (ORDER BY since, id) - 1 AS position FROM shown "
             "JOIN tables ON tables.id = shown.table_id WHERE is_public = 1 AND phase = $1) p "
             "JOIN tables t ON t.id = p.id LEFT JOIN seats s ON s.table_id = t.id "
             "WHERE (position >= $2 AND position < $3) OR (position >= $4 AND position < $5) "
             "ORDER BY position, s.player",
             std::array<Value, 5>{name(phase), number(one.first), number(one.first + one.count),
                                  number(other.first), number(other.first + other.count)}));
}

Result<void> SqlStore::show(std::string_view process, std::span<const ShownTable> tables) {
    return all_or_none("BEGIN", [&]() -> Result<void> {
        for (const ShownTable& each : tables) {
            const auto done =
                each.since == 0
                    ? run("DELETE FROM shown WHERE table_id = $1 AND process = $2",
                          std::array<Value, 2>{each.table, process})
                    : run("INSERT INTO shown (table_id, process, since) "
                          "SELECT $1, $2, CAST($3 AS bigint) "
                          "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) "
                          "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, "
                          "since = excluded.since",
                          std::array<Value, 3>{each.table, process, each.since});
            if (!done) return base::unexpected(done.error());
        }
        return {};
    });
}

Result<void> SqlStore::hide_all_but(std::span<const std::string> processes) {
    const auto known = run("SELECT DISTINCT process FROM shown", {});
    if (!known) return base::unexpected(known.error());
    for (const Row& row : *known) {
        if (std::ranges::find(processes, row[0]) != processes.end()) continue;
        const auto gone = run("DELETE FROM shown WHERE process = $1", std::array<Value, 1>{row[0]});
        if (!gone) return base::unexpected(gone.error());
    }
    return {};
}

Result<std::vector<ListedTable>> SqlStore::tables_of(std::string_view player, bool over,
                                                     std::size_t most) {
    return listings(look(
        "SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
        "coalesce(s.player, '') "
        "FROM (SELECT id, phase, is_public, changed, awaited, goes_on, card FROM tables "
        "JOIN seats ON seats.table_id = tables.id WHERE seats.player = $1 "
        "AND CASE WHEN phase = 'over' THEN 1 ELSE 0 END = $2 "
        "ORDER BY changed DESC, id LIMIT $3) t "
        "LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.changed DESC, t.id, s.player",
        std::array<Value, 3>{player, std::int64_t{over ? 1 : 0}, static_cast<std::int64_t>(most)}));
}

Result<std::vector<ListedTable>> SqlStore::tables_after(std::string_view table, std::size_t most) {
    return listings(
        look("SELECT t.id, t.phase, t.is_public, t.changed, t.awaited, t.goes_on, t.card, "
             "coalesce(s.player, '') "
             "FROM (SELECT id, phase, is_public, changed, awaited, goes_on, card FROM tables "
             "WHERE id > $1 ORDER BY id LIMIT $2) t "
             "LEFT JOIN seats s ON s.table_id = t.id ORDER BY t.id, s.player",
             std::array<Value, 2>{table, static_cast<std::int64_t>(most)}));
}

Result<std::vector<std::string>> SqlStore::going_on() {
    const auto rows =
        look("SELECT id FROM tables WHERE phase = 'playing' AND goes_on = 1 ORDER BY id", {});
    if (!rows) return base::unexpected(rows.error());
    std::vector<std::string> all;
    for (const Row& row : *rows) all.push_back(row[0]);
    return all;
}

Result<bool> SqlStore::remove_table(std::string_view table) {
    const auto gone =
        run("DELETE FROM tables WHERE id = $1 RETURNING id", std::array<Value, 1>{table});
    if (!gone) return base::unexpected(gone.error());
    return !gone->empty();
}

// What has been touched since it was found is left alone.
Result<std::uint64_t> SqlStore::remove_stale(std::int64_t changed_before, std::size_t most) {
    const auto gone =
        run("DELETE FROM tables WHERE phase = 'open' AND changed < $1 AND id IN "
            "(SELECT id FROM tables WHERE phase = 'open' AND changed < $1 LIMIT $2) RETURNING id",
            std::array<Value, 2>{changed_before, static_cast<std::int64_t>(most)});
    if (!gone) return base::unexpected(gone.error());
    return gone->size();
}

Result<std::string> SqlStore::setting(std::string_view key) {
    return text("SELECT value FROM settings WHERE key = $1", key);
}

Result<std::string> SqlStore::keep_setting(std::string_view key, std::string_view value) {
    const auto kept =
        run("INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            std::array<Value, 2>{key, value});
    if (!kept) return base::unexpected(kept.error());
    return setting(key);
}

Result<void> SqlStore::replace_setting(std::string_view key, std::string_view value) {
    const auto kept =
        run("INSERT INTO settings (key, value) VALUES ($1, $2) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            std::array<Value, 2>{key, value});
    if (!kept) return base::unexpected(kept.error());
    return {};
}

Result<Counts> SqlStore::counts() {
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

Result<void> SqlStore::at_one_moment(const std::function<Result<void>()>& read) {
    return all_or_none(begin_reading(), read);
}

Result<void> SqlStore::all_or_none(const char* begin, const std::function<Result<void>()>& work) {
    const auto begun = run(begin, {});
    if (!begun) return base::unexpected(begun.error());
    auto done = work();
    const auto ended = run(done ? "COMMIT" : "ROLLBACK", {});
    if (done && !ended) return base::unexpected(ended.error());
    return done;
}

Result<void> SqlStore::each_table(const VisitTable& visit) {
    if (auto settled = settle(); !settled) return settled;
    return at_one_moment([&] { return visit_tables(visit); });
}

Result<void> SqlStore::visit_tables(const VisitTable& visit) {
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
}

// With the row before them, which says where the first begins.
Result<std::vector<std::string>> SqlStore::events_from(std::string_view table, std::uint32_t first,
                                                       std::size_t most) {
    if (const auto settled = settle(); !settled) return base::unexpected(settled.error());
    const auto rows =
        run("SELECT number, text FROM events WHERE table_id = $1 AND number >= "
            "(SELECT coalesce(max(number), 0) FROM events WHERE table_id = $1 AND number < $2) "
            "ORDER BY number LIMIT $3",
            std::array<Value, 3>{table, std::int64_t{first}, static_cast<std::int64_t>(most) + 1});
    if (!rows) return base::unexpected(rows.error());
    return unpacked(*rows, first);
}

}  // namespace parlor::store

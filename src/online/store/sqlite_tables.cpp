// SPDX-License-Identifier: MIT
#include "online/store/sqlite_tables.h"

#include <array>

#include "online/store/packed_events.h"

namespace parlor::store {

Result<bool> SqliteTables::put(const Chain& chain) {
    auto follows = chain.first() == 1 ? make(chain) : is_next(chain);
    if (!follows || !*follows) return follows;
    if (const auto written = put_events(chain); !written) return base::unexpected(written.error());
    if (const Listing* listing = chain.listing(); listing != nullptr) {
        const auto listed = put_listing(chain, *listing);
        if (!listed) return base::unexpected(listed.error());
    }
    if (!chain.record().empty()) {
        const auto kept = database_.run("UPDATE tables SET record = $2 WHERE id = $1",
                                        std::array<Value, 2>{chain.table(), chain.record()});
        if (!kept) return base::unexpected(kept.error());
    }
    return true;
}

Result<bool> SqliteTables::make(const Chain& chain) {
    const auto made =
        database_.run("INSERT INTO tables (id, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                      std::array<Value, 2>{chain.table(), chain.secret()});
    if (!made) return base::unexpected(made.error());
    return database_.changes() == 1;
}

Result<bool> SqliteTables::is_next(const Chain& chain) {
    const auto last = database_.run("SELECT max(number) FROM events WHERE table_id = $1",
                                    std::array<Value, 1>{chain.table()});
    if (!last) return base::unexpected(last.error());
    return number(last->front()[0]) == std::int64_t{chain.first()} - 1;
}

Result<void> SqliteTables::put_events(const Chain& chain) {
    for (const PackedEvents& each : packed(chain)) {
        const auto put =
            database_.run("INSERT INTO events (table_id, number, text) VALUES ($1, $2, $3)",
                          std::array<Value, 3>{chain.table(), std::int64_t{each.last}, each.text});
        if (!put) return base::unexpected(put.error());
    }
    return {};
}

// The phase is in indexes, which are written anew even for the same value: it is set only where it
// is another.
Result<void> SqliteTables::put_listing(const Chain& chain, const Listing& listing) {
    const auto set = [&] {
        return database_.run(
            "UPDATE tables SET is_public = $3, changed = $4, awaited = $5, goes_on = $6, card = $7 "
            "WHERE id = $1 AND phase = $2",
            std::array<Value, 7>{chain.table(), name(listing.phase),
                                 std::int64_t{listing.is_public ? 1 : 0}, listing.changed,
                                 listing.awaited, std::int64_t{listing.goes_on ? 1 : 0},
                                 listing.card});
    };
    auto put = set();
    if (put && database_.changes() == 0) {
        put = database_.run("UPDATE tables SET phase = $2 WHERE id = $1",
                            std::array<Value, 2>{chain.table(), name(listing.phase)});
        if (put) put = set();
    }
    if (!put) return base::unexpected(put.error());
    if (chain.has_players_as_before()) return {};
    return put_players(chain.table(), sorted_players(listing));
}

Result<void> SqliteTables::put_players(const std::string& table,
                                       const std::vector<std::string>& players) {
    const auto seated =
        database_.run("SELECT player FROM seats WHERE table_id = $1 ORDER BY player",
                      std::array<Value, 1>{table});
    if (!seated) return base::unexpected(seated.error());
    std::vector<std::string> before;
    for (const Row& row : *seated) before.push_back(row[0]);
    if (before == players) return {};
    const auto stood =
        database_.run("DELETE FROM seats WHERE table_id = $1", std::array<Value, 1>{table});
    if (!stood) return base::unexpected(stood.error());
    for (const std::string& player : players) {
        const auto sat = database_.run("INSERT INTO seats (table_id, player) VALUES ($1, $2)",
                                       std::array<Value, 2>{table, player});
        if (!sat) return base::unexpected(sat.error());
    }
    return {};
}

}  // namespace parlor::store

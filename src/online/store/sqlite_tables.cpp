// SPDX-License-Identifier: MIT
#include "online/store/sqlite_tables.h"

#include "online/store/row_texts.h"

namespace parlor::store {

Result<bool> SqliteTables::is_next(const Chain& chain) {
    return database_.run("SELECT max(number) FROM events WHERE table_id = $1", {chain.table()})
        .map([&](const Rows& last) {
            return number(last.front()[0]) == std::int64_t{chain.first()} - 1;
        });
}

Result<bool> SqliteTables::put(const Chain& chain) {
    const std::string& table = chain.table();
    auto follows = chain.first() == 1 ? create(chain) : is_next(chain);
    if (!follows || !*follows) return follows;
    Result<void> done;
    for (const PackedEvents& each : packed(chain)) {
        if (!done) break;
        done = database_.execute("INSERT INTO events (table_id, number, text) VALUES ($1, $2, $3)",
                                 {table, each.last, each.text});
    }
    const Listing* const listing = chain.listing();
    if (done && listing != nullptr) done = put_listing(chain, *listing);
    if (done && !chain.record().empty()) {
        done = database_.execute("UPDATE tables SET record = $2 WHERE id = $1",
                                 {table, chain.record()});
    }
    return done.map([] { return true; });
}

Result<bool> SqliteTables::create(const Chain& chain) {
    return database_
        .execute("INSERT INTO tables (id, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                 {chain.table(), chain.secret()})
        .map([this] { return database_.changes() == 1; });
}

// The phase is in indexes, which SQLite rewrites even for an equal value, so it is only set when it
// differs.
Result<void> SqliteTables::put_listing(const Chain& chain, const Listing& listing) {
    const auto set = [&] {
        return database_.execute(
            "UPDATE tables SET is_public = $3, changed = $4, awaited = $5, goes_on = $6, card = $7 "
            "WHERE id = $1 AND phase = $2",
            {chain.table(), name(listing.phase), std::int64_t{listing.is_public}, listing.changed,
             listing.awaited, std::int64_t{listing.goes_on}, listing.card});
    };
    auto put = set();
    if (put && database_.changes() == 0) {
        put = database_
                  .execute("UPDATE tables SET phase = $2 WHERE id = $1",
                           {chain.table(), name(listing.phase)})
                  .and_then(set);
    }
    if (!put || chain.has_players_as_before()) return put;
    return put_players(chain.table(), sorted_players(listing));
}

Result<void> SqliteTables::put_players(const std::string& table,
                                       const std::vector<std::string>& players) {
    const auto seated =
        database_.run("SELECT player FROM seats WHERE table_id = $1 ORDER BY player", {table});
    if (!seated) return base::unexpected(seated.error());
    std::vector<std::string> before;
    for (const Row& row : *seated) before.push_back(row[0]);
    if (before == players) return {};
    auto done = database_.execute("DELETE FROM seats WHERE table_id = $1", {table});
    for (const std::string& player : players) {
        if (!done) break;
        done = database_.execute("INSERT INTO seats (table_id, player) VALUES ($1, $2)",
                                 {table, player});
    }
    return done;
}

Result<void> SqliteTables::put_all(std::span<const Write> writes) {
    for (const Chain& chain : chains_of(writes)) {
        if (const auto done = put(chain); !done) return base::unexpected(done.error());
    }
    return {};
}

}  // namespace parlor::store

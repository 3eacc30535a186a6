// SPDX-License-Identifier: MIT
// Writes chains to the tables of a SQLite database: events, lines of lists, seats and records. The
// caller begins and commits the transaction.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "online/store/chain.h"
#include "online/store/sqlite_database.h"

namespace parlor::store {

class SqliteTables {
public:
    explicit SqliteTables(SqliteDatabase& database) : database_(database) {}

    // True if the chain begins where the events of its table end.
    Result<bool> is_next(const Chain& chain);
    // Returns false, and has done nothing, if the chain neither begins a table nor is next.
    Result<bool> put(const Chain& chain);
    // Writes all that follow; ignores the others.
    Result<void> put_all(std::span<const Write> writes);

private:
    Result<bool> create(const Chain& chain);
    Result<void> put_listing(const Chain& chain, const Listing& listing);
    Result<void> put_players(const std::string& table, const std::vector<std::string>& players);

    SqliteDatabase& database_;
};

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// Tables in a file of SQLite, as those who look for them find them: their events, their lines in
// lists, who sits there, their records. All of it within a transaction of whoever calls.
#pragma once

#include <string>
#include <vector>

#include "online/store/chain.h"
#include "online/store/sqlite_database.h"

namespace parlor::store {

class SqliteTables {
public:
    explicit SqliteTables(SqliteDatabase& database) : database_(database) {}

    // Whether the chain goes on where the events of its table end.
    Result<bool> is_next(const Chain& chain);
    // All that the chain says. False: it neither begins its table nor goes on there, and nothing
    // was done.
    Result<bool> put(const Chain& chain);

private:
    Result<bool> make(const Chain& chain);
    Result<void> put_events(const Chain& chain);
    Result<void> put_listing(const Chain& chain, const Listing& listing);
    Result<void> put_players(const std::string& table, const std::vector<std::string>& players);

    SqliteDatabase& database_;
};

}  // namespace parlor::store

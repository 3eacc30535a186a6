// SPDX-License-Identifier: MIT
// One connection to SQLite. Statements are prepared once and kept.
//
//   auto database = SqliteDatabase::open({StoreKind::Sqlite, "parlor.db"});
//   auto rows = (*database)->run("SELECT name FROM players WHERE id = $1", {id});
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "online/store/sql.h"
#include "online/store/types.h"

struct sqlite3;
struct sqlite3_stmt;

namespace parlor::store {

class SqliteDatabase {
public:
    // Creates a file that does not exist, readable only by its owner. All connections to memory in
    // this process share one database.
    static Result<std::unique_ptr<SqliteDatabase>> open(const Address& address);

    Result<Rows> run(const char* sql, Values values);
    Result<void> execute(const char* sql, Values values) {
        return run(sql, values).map([](const Rows& /*rows*/) {});
    }
    // The number of rows that the last statement has changed.
    [[nodiscard]] int changes() const;
    [[nodiscard]] bool is_in_transaction() const;
    // Runs several statements without parameters.
    Result<void> run_script(const char* sql);
    // Empties the page cache.
    void release_memory();

private:
    struct Close {
        void operator()(sqlite3* database) const;
        void operator()(sqlite3_stmt* statement) const;
    };
    struct Statement {
        std::unique_ptr<sqlite3_stmt, Close> prepared;
        std::vector<int> indices;  // of $1, $2, … among its parameters
    };

    explicit SqliteDatabase(sqlite3* database) : database_(database) {}
    Result<const Statement*> prepared(const char* sql);
    Result<Rows> rows_of(sqlite3_stmt* statement);
    [[nodiscard]] base::unexpected<StoreError> failure() const;

    std::unique_ptr<sqlite3, Close> database_;
    std::map<std::string, Statement, std::less<>> statements_;
};

}  // namespace parlor::store

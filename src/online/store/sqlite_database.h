// SPDX-License-Identifier: MIT
// One connection to a file of SQLite. Statements are prepared once and kept; values are bound.
//
//   auto database = SqliteDatabase::open("parlor.db");
//   auto rows = (*database)->run("SELECT name FROM players WHERE id = $1", values);
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "online/store/sql.h"
#include "online/store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace parlor::store {

class SqliteDatabase {
public:
    // Made where it is not there, for its owner's eyes alone.
    static Result<std::unique_ptr<SqliteDatabase>> open(const std::string& file);

    Result<Rows> run(const char* sql, Values values = {});
    // How many rows the last statement has changed.
    [[nodiscard]] int changes() const;
    [[nodiscard]] bool is_in_transaction() const;
    // Several statements without values.
    Result<void> run_script(const std::string& sql);
    // Empties the page cache.
    void release_memory();

private:
    struct Close {
        void operator()(sqlite3* database) const;
        void operator()(sqlite3_stmt* statement) const;
    };
    struct Statement {
        std::unique_ptr<sqlite3_stmt, Close> prepared;
        std::vector<int> places;  // of $1, $2, … among its parameters
    };

    explicit SqliteDatabase(sqlite3* database) : database_(database) {}
    Result<const Statement*> prepared(const char* sql);
    Result<Rows> rows_of(sqlite3_stmt* statement);
    [[nodiscard]] base::unexpected<StoreError> failure() const;

    std::unique_ptr<sqlite3, Close> database_;
    std::map<std::string, Statement, std::less<>> statements_;
};

}  // namespace parlor::store

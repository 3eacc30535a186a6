// SPDX-License-Identifier: MIT
// A connection to PostgreSQL that reconnects. A statement that finds the connection broken is
// repeated on a new one, unless it was part of a transaction. A call that waits longer than the
// given patience fails as Unavailable, whatever the server does.
//
//   PostgresConnection connection(address, std::chrono::seconds(60));
//   auto rows = connection.run("SELECT name FROM players WHERE id = $1", {id});
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "online/store/sql.h"
#include "online/store/store.h"

struct pg_conn;
struct pg_result;

namespace parlor::store {

class PostgresConnection {
public:
    PostgresConnection(std::string address, std::chrono::milliseconds patience);

    // Sets a function that is called after each time it has connected.
    void greet_with(std::function<Result<void>()> greeting) { greeting_ = std::move(greeting); }
    // Does nothing if it is connected.
    Result<void> connect();
    void close() { connection_.reset(); }
    [[nodiscard]] bool is_open() const { return connection_ != nullptr; }

    Result<Rows> run(const char* sql, Values values = {});
    // Runs several statements without parameters.
    Result<void> run_script(const char* sql);
    // The name as a quoted identifier. Precondition: it is connected.
    std::string quoted_name(const std::string& name);

    // The descriptor on which notices arrive; -1 if it is not connected.
    [[nodiscard]] int socket() const;
    // The notices since the last call. If there are none, the connection may have broken.
    std::vector<std::string> notices();

private:
    struct Close {
        void operator()(pg_conn* connection) const;
        void operator()(pg_result* result) const;
    };
    using QueryResult = std::unique_ptr<pg_result, Close>;

    [[nodiscard]] Result<void> check_address() const;
    Result<Rows> run_once(const char* sql, Values values);
    Result<QueryResult> await();
    [[nodiscard]] bool await_input(std::chrono::steady_clock::time_point deadline) const;
    base::unexpected<StoreError> lost(std::string reason);
    base::unexpected<StoreError> broken();
    // Drops the connection if it is broken.
    base::unexpected<StoreError> failure(const pg_result* answer);

    std::string address_;
    std::chrono::milliseconds patience_;
    std::function<Result<void>()> greeting_;
    std::unique_ptr<pg_conn, Close> connection_;
    bool was_connected_ = false;
    bool may_repeat_ = false;  // the statement that has just failed
};

// Builds an array of texts in the syntax of PostgreSQL.
class TextArray {
public:
    void add(std::string_view text);
    void add(std::int64_t whole) { add(std::to_string(whole)); }
    std::string_view text();  // nothing may be added afterwards

private:
    std::string text_ = "{";
    bool done_ = false;
};

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// One connection to PostgreSQL that comes back: what finds it broken connects anew and is said
// once more, unless a transaction went with it. Whoever waits longer than the patience given is
// told that it is unavailable, whatever the server does.
//
//   PostgresConnection connection(address, std::chrono::seconds(60));
//   auto rows = connection.run("SELECT name FROM players WHERE id = $1", values);
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

    // Done every time that it has connected.
    void greet_with(std::function<Result<void>()> greeting) { greeting_ = std::move(greeting); }
    // Does nothing where there is a connection.
    Result<void> connect();
    void close() { connection_.reset(); }
    [[nodiscard]] bool is_open() const { return connection_ != nullptr; }

    Result<Rows> run(const char* sql, Values values = {});
    // Several statements without values.
    Result<void> run_script(const char* sql);
    // What may stand in a statement as a name.
    std::string quoted_name(const std::string& name);

    // To wait for notices at; -1: it is not connected.
    [[nodiscard]] int socket() const;
    // What has come since the last time. Of none, the connection may have broken.
    std::vector<std::string> notices();

private:
    struct Close {
        void operator()(pg_conn* connection) const;
        void operator()(pg_result* result) const;
    };
    using Answer = std::unique_ptr<pg_result, Close>;

    [[nodiscard]] Result<void> check_address() const;
    Result<Rows> run_once(const char* sql, Values values);
    Result<Answer> await();
    [[nodiscard]] bool await_input(std::chrono::steady_clock::time_point deadline) const;
    base::unexpected<StoreError> lost(std::string reason);
    base::unexpected<StoreError> broken();
    // Forgets the connection if that is what went wrong.
    base::unexpected<StoreError> failure(const pg_result* answer);

    std::string address_;
    std::chrono::milliseconds patience_;
    std::function<Result<void>()> greeting_;
    std::unique_ptr<pg_conn, Close> connection_;
    bool was_connected_ = false;
    bool may_repeat_ = false;  // what has just failed
};

// As PostgreSQL reads an array of texts.
class TextArray {
public:
    void add(std::string_view text);
    void add(std::int64_t whole) { add(std::to_string(whole)); }
    std::string_view text();  // nothing can be added any more

private:
    std::string text_ = "{";
    bool done_ = false;
};

}  // namespace parlor::store

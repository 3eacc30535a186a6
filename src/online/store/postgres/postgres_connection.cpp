// SPDX-License-Identifier: MIT
#include "online/store/postgres/postgres_connection.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "base/words.h"

namespace parlor::store {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int most_attempts = 5;

std::string trimmed_text(const char* message) {
    return std::string(base::trimmed(message == nullptr ? "" : message));
}

// From PostgreSQL's SQLSTATE of five characters.
StoreFault fault_of(std::string_view state) {
    if (state == "53100") return StoreFault::Full;
    if (state == "42501") return StoreFault::CannotOpen;  // not allowed
    const std::string_view kind = state.substr(0, 2);
    // Connections, resources, operator intervention, conflicts, a read-only server.
    constexpr std::array<std::string_view, 7> passing{"", "08", "25", "40", "53", "57", "58"};
    const bool passes = std::ranges::find(passing, kind) != passing.end();
    return passes ? StoreFault::Unavailable : StoreFault::Damaged;
}

// Serialization failure or deadlock: the transaction may be repeated.
bool is_conflict(std::string_view state) { return state == "40001" || state == "40P01"; }

// The server has closed the connection, or will.
bool is_farewell(std::string_view state) {
    return state.starts_with("57P") || state.starts_with("08");
}

std::vector<std::string> texts_of(Values values) {
    std::vector<std::string> texts;
    for (const Value& value : values) {
        const auto* whole = std::get_if<std::int64_t>(&value);
        texts.push_back(whole != nullptr ? std::to_string(*whole)
                                         : std::string(std::get<std::string_view>(value)));
    }
    return texts;
}

Rows rows_of(const PGresult* answer) {
    Rows rows;
    const int columns = PQnfields(answer);
    for (int i = 0; i < PQntuples(answer); ++i) {
        Row& row = rows.emplace_back();
        for (int j = 0; j < columns; ++j) {
            row.emplace_back(PQgetvalue(answer, i, j),
                             static_cast<std::size_t>(PQgetlength(answer, i, j)));
        }
    }
    return rows;
}

}  // namespace

void PostgresConnection::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

void PostgresConnection::Close::operator()(pg_result* result) const { PQclear(result); }

PostgresConnection::PostgresConnection(std::string address, std::chrono::milliseconds patience)
    : address_(std::move(address)), patience_(patience) {}

// Checked separately, because libpq's message about an unreadable address may quote its password.
Result<void> PostgresConnection::check_address() const {
    char* ignored = nullptr;
    PQconninfoOption* const options = PQconninfoParse(address_.c_str(), &ignored);
    PQfreemem(ignored);
    if (options == nullptr) {
        return base::unexpected(StoreError{StoreFault::BadAddress, shown(address_)});
    }
    PQconninfoFree(options);
    return {};
}

Result<void> PostgresConnection::connect() {
    if (connection_) return {};
    if (const auto checked = check_address(); !checked) return checked;
    // The same parameters in the address take precedence.
    constexpr std::array keys{"connect_timeout",           "tcp_user_timeout",
                              "client_encoding",           "dbname",
                              "fallback_application_name", static_cast<const char*>(nullptr)};
    const std::array<const char*, 6> values{"2",      "10000", "UTF8", address_.c_str(),
                                            "parlor", nullptr};
    connection_.reset(PQconnectdbParams(keys.data(), values.data(), 1));
    if (PQstatus(connection_.get()) != CONNECTION_OK) {
        return lost(trimmed_text(PQerrorMessage(connection_.get())));
    }
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    if (greeting_) {
        if (auto greeted = greeting_(); !greeted) {
            connection_.reset();
            return greeted;
        }
    }
    was_connected_ = true;
    return {};
}

base::unexpected<StoreError> PostgresConnection::lost(std::string reason) {
    connection_.reset();
    const StoreFault fault = was_connected_ ? StoreFault::Unavailable : StoreFault::CannotOpen;
    return base::unexpected(StoreError{fault, std::move(reason)});
}

base::unexpected<StoreError> PostgresConnection::broken() {
    may_repeat_ = true;
    return lost(trimmed_text(PQerrorMessage(connection_.get())));
}

Result<Rows> PostgresConnection::run(const char* sql, Values values) {
    for (int attempt = 1;; ++attempt) {
        may_repeat_ = false;
        if (const auto connected = connect(); !connected) {
            return base::unexpected(connected.error());
        }
        auto rows = run_once(sql, values);
        if (rows || !may_repeat_ || attempt == most_attempts) return rows;
    }
}

Result<Rows> PostgresConnection::run_once(const char* sql, Values values) {
    const std::vector<std::string> texts = texts_of(values);
    std::vector<const char*> pointers;
    for (const std::string& each : texts) pointers.push_back(each.c_str());
    const bool is_alone = PQtransactionStatus(connection_.get()) == PQTRANS_IDLE;
    const int sent = PQsendQueryParams(connection_.get(), sql, static_cast<int>(pointers.size()),
                                       nullptr, pointers.data(), nullptr, nullptr, 0);
    auto answer = sent == 1 ? await() : broken();
    may_repeat_ = may_repeat_ && is_alone;
    if (!answer) return base::unexpected(answer.error());
    return rows_of(answer->get());
}

Result<void> PostgresConnection::run_script(const char* sql) {
    if (const auto connected = connect(); !connected) return connected;
    const int sent = PQsendQuery(connection_.get(), sql);
    const auto answer = sent == 1 ? await() : broken();
    if (!answer) return base::unexpected(answer.error());
    return {};
}

// Returns the last result of the statements, or the first failure.
Result<PostgresConnection::QueryResult> PostgresConnection::await() {
    const auto deadline = Clock::now() + patience_;
    QueryResult last;
    bool failed = false;
    while (true) {
        while (PQisBusy(connection_.get()) == 1) {
            if (!await_input(deadline)) return lost("no answer");
            if (PQconsumeInput(connection_.get()) == 0) return broken();
        }
        QueryResult next(PQgetResult(connection_.get()));
        if (!next) break;
        if (failed) continue;
        const ExecStatusType status = PQresultStatus(next.get());
        failed = status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
        last = std::move(next);
    }
    if (failed || !last) return failure(last.get());
    return last;
}

bool PostgresConnection::await_input(Clock::time_point deadline) const {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd ready{PQsocket(connection_.get()), POLLIN, 0};
    return left > 0 && poll(&ready, 1, static_cast<int>(left) + 1) != 0;
}

base::unexpected<StoreError> PostgresConnection::failure(const pg_result* answer) {
    const char* const field =
        answer == nullptr ? nullptr : PQresultErrorField(answer, PG_DIAG_SQLSTATE);
    const std::string state = field == nullptr ? "" : field;
    const bool is_lost =
        PQstatus(connection_.get()) == CONNECTION_BAD || state.empty() || is_farewell(state);
    may_repeat_ = is_lost || is_conflict(state);
    std::string reason = trimmed_text(answer == nullptr ? PQerrorMessage(connection_.get())
                                                        : PQresultErrorMessage(answer));
    if (is_lost) return lost(std::move(reason));
    return base::unexpected(StoreError{fault_of(state), std::move(reason)});
}

std::string PostgresConnection::quoted_name(const std::string& name) {
    assert(connection_);
    char* const quoted = PQescapeIdentifier(connection_.get(), name.data(), name.size());
    std::string text = quoted == nullptr ? "" : quoted;
    PQfreemem(quoted);
    return text;
}

int PostgresConnection::socket() const { return connection_ ? PQsocket(connection_.get()) : -1; }

std::vector<std::string> PostgresConnection::notices() {
    std::vector<std::string> all;
    if (!connection_) return all;
    const bool is_alive = PQconsumeInput(connection_.get()) == 1;
    while (PGnotify* const notice = PQnotifies(connection_.get())) {
        all.emplace_back(notice->extra);
        PQfreemem(notice);
    }
    if (!is_alive) connection_.reset();
    return all;
}

void TextArray::add(std::string_view text) {
    assert(!done_);
    text_ += text_.size() == 1 ? "\"" : ",\"";
    for (const char each : text) {
        if (each == '"' || each == '\\') text_ += '\\';
        text_ += each;
    }
    text_ += '"';
}

std::string_view TextArray::text() {
    if (!done_) text_ += '}';
    done_ = true;
    return text_;
}

}  // namespace parlor::store

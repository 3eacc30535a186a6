// SPDX-License-Identifier: MIT
#include "online/store/sqlite_database.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace parlor::store {
namespace {

// A database in memory that all connections of the process share, until the last is closed.
constexpr const char* memory_uri = "file:/parlor?vfs=memdb";

// Every commit is forced to the disk. The write-ahead log is copied into the file after 16 MB
// instead of the usual 4 MB: each copy is a pause. A database in memory has no such log.
constexpr const char* pragmas =
    "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
    "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000; "
    "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -32768; "
    "PRAGMA temp_store = MEMORY";
// In memory nothing is gained by overwriting what is deleted, as some builds of SQLite do.
constexpr const char* memory_pragmas = "PRAGMA secure_delete = OFF";

StoreFault fault_of(int code) {
    constexpr int primary = 0xFF;
    if (code == SQLITE_IOERR_SHMSIZE) return StoreFault::Full;  // the log's index cannot grow
    switch (code & primary) {
        case SQLITE_FULL: return StoreFault::Full;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_IOERR:
        case SQLITE_NOMEM: return StoreFault::Unavailable;
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_AUTH:
        case SQLITE_READONLY: return StoreFault::CannotOpen;
        default: return StoreFault::Damaged;
    }
}

// SQLite numbers parameters in the order in which they occur, whatever their names.
std::vector<int> indices_of(sqlite3_stmt* statement) {
    std::vector<int> indices;
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i) {
        const std::string name = "$" + std::to_string(i);
        indices.push_back(sqlite3_bind_parameter_index(statement, name.c_str()));
    }
    return indices;
}

void bind(sqlite3_stmt* statement, int index, const Value& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value); whole != nullptr) {
        sqlite3_bind_int64(statement, index, *whole);
    } else {
        const auto text = std::get<std::string_view>(value);
        // A null pointer would be bound as NULL.
        const char* const bytes = text.data() == nullptr ? "" : text.data();
        sqlite3_bind_text64(statement, index, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8);
    }
}

Row row_of(sqlite3_stmt* statement) {
    Row row;
    const int columns = sqlite3_column_count(statement);
    for (int i = 0; i < columns; ++i) {
        // Ask for the text first: the number of bytes is that of its last conversion.
        const void* const text = sqlite3_column_text(statement, i);
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
        row.emplace_back(text == nullptr ? "" : static_cast<const char*>(text), size);
    }
    return row;
}

// Creates the file if it does not exist. Returns 0 or the system's error. An existing file must not
// be opened and closed other than by SQLite: that releases the locks of all connections of this
// process, and another process that opened the file could then delete its log.
int create_file(const std::string& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) return errno == EEXIST ? 0 : errno;
    close(made);
    return 0;
}

}  // namespace

void SqliteDatabase::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

void SqliteDatabase::Close::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Result<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const Address& address) {
    const bool is_file = address.kind == StoreKind::Sqlite;
    if (const int error = is_file ? create_file(address.where) : 0; error != 0) {
        return base::unexpected(
            StoreError{StoreFault::CannotOpen, std::generic_category().message(error)});
    }
    sqlite3* opened = nullptr;
    // Files are opened without SQLITE_OPEN_URI, which would give some names a meaning of their own.
    const int code = sqlite3_open_v2(
        is_file ? address.where.c_str() : memory_uri, &opened,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (is_file ? 0 : SQLITE_OPEN_URI), nullptr);
    std::unique_ptr<SqliteDatabase> database(new SqliteDatabase(opened));
    if (code != SQLITE_OK) {
        return base::unexpected(StoreError{StoreFault::CannotOpen, sqlite3_errstr(code)});
    }
    sqlite3_extended_result_codes(opened, 1);
    auto set = database->run_script(pragmas);
    if (set && !is_file) set = database->run_script(memory_pragmas);
    if (!set) return base::unexpected(set.error());
    return database;
}

base::unexpected<StoreError> SqliteDatabase::failure() const {
    const int code = sqlite3_extended_errcode(database_.get());
    return base::unexpected(StoreError{fault_of(code), sqlite3_errmsg(database_.get())});
}

Result<const SqliteDatabase::Statement*> SqliteDatabase::prepared(const char* sql) {
    const auto known = statements_.find(std::string_view(sql));
    if (known != statements_.end()) return &known->second;
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) !=
        SQLITE_OK) {
        return failure();
    }
    Statement statement{std::unique_ptr<sqlite3_stmt, Close>(made), indices_of(made)};
    return &statements_.emplace(sql, std::move(statement)).first->second;
}

Result<Rows> SqliteDatabase::run(const char* sql, Values values) {
    const auto statement = prepared(sql);
    if (!statement) return base::unexpected(statement.error());
    sqlite3_stmt* const prepared = (*statement)->prepared.get();
    for (std::size_t i = 0; i < values.size(); ++i)
        bind(prepared, (*statement)->indices[i], values[i]);
    auto rows = rows_of(prepared);
    sqlite3_reset(prepared);
    return rows;
}

Result<Rows> SqliteDatabase::rows_of(sqlite3_stmt* statement) {
    Rows rows;
    int code = sqlite3_step(statement);
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) rows.push_back(row_of(statement));
    if (code != SQLITE_DONE) return failure();
    return rows;
}

int SqliteDatabase::changes() const { return sqlite3_changes(database_.get()); }

bool SqliteDatabase::is_in_transaction() const {
    return sqlite3_get_autocommit(database_.get()) == 0;
}

void SqliteDatabase::release_memory() { sqlite3_db_release_memory(database_.get()); }

Result<void> SqliteDatabase::run_script(const char* sql) {
    if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return failure();
    }
    return {};
}

}  // namespace parlor::store

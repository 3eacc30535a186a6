// SPDX-License-Identifier: MIT
#include "online/store/sqlite_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "online/store/migrations.h"
#include "online/store/packed_events.h"
#include "online/store/sql_store.h"
#include "online/store/sqlite_database.h"

namespace parlor::store {
namespace {

namespace fs = std::filesystem;

base::unexpected<StoreError> system_failure(Fault fault) {
    return base::unexpected(StoreError{fault, std::generic_category().message(errno)});
}

Result<void> force(const fs::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return system_failure(Fault::CannotOpen);
    const bool forced = fsync(file) == 0;
    close(file);
    if (!forced) return system_failure(Fault::Unavailable);
    return {};
}

class SqliteStore final : public SqlStore {
public:
    explicit SqliteStore(std::unique_ptr<SqliteDatabase> database)
        : database_(std::move(database)) {}

    Result<void> migrate();
    Result<void> back_up(const std::string& file) override;

protected:
    Result<Rows> run(const char* sql, Values values) override {
        return database_->run(sql, values);
    }
    [[nodiscard]] const char* begin_reading() const override { return "BEGIN"; }
    Result<std::vector<bool>> put(std::span<const Chain> chains) override;

private:
    // What it answers is kept only if all of it went well.
    template <class T>
    Result<T> in_transaction(const std::function<Result<T>()>& work);
    Result<bool> run_next_migrations();
    Result<bool> put(const Chain& chain);
    Result<bool> make_or_know(const Chain& chain);
    Result<void> put_events(const Chain& chain);
    Result<void> put_listing(const Chain& chain, const Listing& listing);
    Result<void> put_players(const std::string& table, const std::vector<std::string>& players);

    std::unique_ptr<SqliteDatabase> database_;
};

template <class T>
Result<T> SqliteStore::in_transaction(const std::function<Result<T>()>& work) {
    const auto begun = database_->run("BEGIN IMMEDIATE");
    if (!begun) return base::unexpected(begun.error());
    auto answer = work();
    if (answer) {
        const auto kept = database_->run("COMMIT");
        if (kept) return answer;
        answer = base::unexpected(kept.error());
    }
    // After some faults SQLite has gone back by itself; then there is nothing left to undo.
    static_cast<void>(database_->run("ROLLBACK"));
    return answer;
}

Result<void> SqliteStore::migrate() {
    const auto done = in_transaction<bool>([this] { return run_next_migrations(); });
    if (!done) return base::unexpected(done.error());
    return {};
}

Result<bool> SqliteStore::run_next_migrations() {
    const auto made = database_->run_script(
        "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT");
    if (!made) return base::unexpected(made.error());
    const auto known = database_->run("SELECT coalesce(max(version), 0) FROM schema_version");
    if (!known) return base::unexpected(known.error());
    const auto missing = migrations_after(number(known->front()[0]), "sqlite");
    if (!missing) return base::unexpected(missing.error());
    for (const Migration& each : *missing) {
        const auto ran = database_->run_script(std::string(each.script));
        if (!ran) return base::unexpected(ran.error());
        const auto finished = finish_migration(
            each.version,
            [this](const char* sql, Values values) { return database_->run(sql, values); });
        if (!finished) return base::unexpected(finished.error());
        const auto noted = database_->run("INSERT INTO schema_version (version) VALUES ($1)",
                                          std::array<Value, 1>{each.version});
        if (!noted) return base::unexpected(noted.error());
    }
    return true;
}

Result<std::vector<bool>> SqliteStore::put(std::span<const Chain> chains) {
    return in_transaction<std::vector<bool>>([&]() -> Result<std::vector<bool>> {
        std::vector<bool> done;
        for (const Chain& chain : chains) {
            const auto one = put(chain);
            if (!one) return base::unexpected(one.error());
            done.push_back(*one);
        }
        return done;
    });
}

Result<bool> SqliteStore::put(const Chain& chain) {
    auto is_next = make_or_know(chain);
    if (!is_next || !*is_next) return is_next;
    if (const auto written = put_events(chain); !written) return base::unexpected(written.error());
    if (const Listing* listing = chain.listing(); listing != nullptr) {
        const auto listed = put_listing(chain, *listing);
        if (!listed) return base::unexpected(listed.error());
    }
    if (!chain.record().empty()) {
        const auto kept = database_->run("UPDATE tables SET record = $2 WHERE id = $1",
                                         std::array<Value, 2>{chain.table(), chain.record()});
        if (!kept) return base::unexpected(kept.error());
    }
    return true;
}

// Whether the chain begins the table, or goes on where its events end.
Result<bool> SqliteStore::make_or_know(const Chain& chain) {
    if (chain.first() == 1) {
        const auto made =
            database_->run("INSERT INTO tables (id, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                           std::array<Value, 2>{chain.table(), chain.secret()});
        if (!made) return base::unexpected(made.error());
        return database_->changes() == 1;
    }
    const auto last = database_->run("SELECT max(number) FROM events WHERE table_id = $1",
                                     std::array<Value, 1>{chain.table()});
    if (!last) return base::unexpected(last.error());
    return number(last->front()[0]) == std::int64_t{chain.first()} - 1;
}

Result<void> SqliteStore::put_events(const Chain& chain) {
    for (const PackedEvents& each : packed(chain)) {
        const auto put =
            database_->run("INSERT INTO events (table_id, number, text) VALUES ($1, $2, $3)",
                           std::array<Value, 3>{chain.table(), std::int64_t{each.last}, each.text});
        if (!put) return base::unexpected(put.error());
    }
    return {};
}

// The phase is in indexes, which are written anew even for the same value: it is set only where it
// is another.
Result<void> SqliteStore::put_listing(const Chain& chain, const Listing& listing) {
    const auto set = [&] {
        return database_->run(
            "UPDATE tables SET is_public = $3, changed = $4, awaited = $5, goes_on = $6, card = $7 "
            "WHERE id = $1 AND phase = $2",
            std::array<Value, 7>{chain.table(), name(listing.phase),
                                 std::int64_t{listing.is_public ? 1 : 0}, listing.changed,
                                 listing.awaited, std::int64_t{listing.goes_on ? 1 : 0},
                                 listing.card});
    };
    auto put = set();
    if (put && database_->changes() == 0) {
        put = database_->run("UPDATE tables SET phase = $2 WHERE id = $1",
                             std::array<Value, 2>{chain.table(), name(listing.phase)});
        if (put) put = set();
    }
    if (!put) return base::unexpected(put.error());
    if (chain.has_players_as_before()) return {};
    return put_players(chain.table(), sorted_players(listing));
}

Result<void> SqliteStore::put_players(const std::string& table,
                                      const std::vector<std::string>& players) {
    const auto seated =
        database_->run("SELECT player FROM seats WHERE table_id = $1 ORDER BY player",
                       std::array<Value, 1>{table});
    if (!seated) return base::unexpected(seated.error());
    std::vector<std::string> before;
    for (const Row& row : *seated) before.push_back(row[0]);
    if (before == players) return {};
    const auto stood =
        database_->run("DELETE FROM seats WHERE table_id = $1", std::array<Value, 1>{table});
    if (!stood) return base::unexpected(stood.error());
    for (const std::string& player : players) {
        const auto sat = database_->run("INSERT INTO seats (table_id, player) VALUES ($1, $2)",
                                        std::array<Value, 2>{table, player});
        if (!sat) return base::unexpected(sat.error());
    }
    return {};
}

// Beside its place first, so that a copy that was broken off is never taken for one.
Result<void> SqliteStore::back_up(const std::string& file) {
    const std::string beside = file + ".part";
    unlink(beside.c_str());
    const int made =
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) return system_failure(Fault::CannotOpen);
    close(made);
    const auto copied = database_->run("VACUUM INTO $1", std::array<Value, 1>{beside});
    const auto forced = copied ? force(beside, O_RDONLY) : base::unexpected(copied.error());
    if (!forced || rename(beside.c_str(), file.c_str()) != 0) {
        auto failed = forced ? system_failure(Fault::CannotOpen) : base::unexpected(forced.error());
        unlink(beside.c_str());
        return failed;
    }
    const fs::path folder = fs::path(file).parent_path();
    return force(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    auto database = SqliteDatabase::open(file);
    if (!database) return base::unexpected(database.error());
    auto store = std::make_unique<SqliteStore>(std::move(*database));
    if (const auto migrated = store->migrate(); !migrated) {
        return base::unexpected(migrated.error());
    }
    return store;
}

}  // namespace parlor::store

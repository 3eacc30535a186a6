// SPDX-License-Identifier: MIT
#include "online/store/sqlite_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <map>
#include <system_error>
#include <tuple>
#include <unordered_map>

#include "online/store/fair_mutex.h"
#include "online/store/journal_entry.h"
#include "online/store/migrations.h"
#include "online/store/sql_store.h"
#include "online/store/sqlite_database.h"
#include "online/store/sqlite_tables.h"

namespace parlor::store {
namespace {

namespace fs = std::filesystem;

base::unexpected<StoreError> system_failure(StoreFault fault) {
    return base::unexpected(StoreError{fault, std::generic_category().message(errno)});
}

Result<void> force(const fs::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return system_failure(StoreFault::CannotOpen);
    const bool forced = fsync(file) == 0;
    close(file);
    if (!forced) return system_failure(StoreFault::Unavailable);
    return {};
}

base::unexpected<StoreError> damaged(std::string_view table) {
    return base::unexpected(StoreError{StoreFault::Damaged, "events of " + std::string(table)});
}

// One mutex per file, shared by all its stores in this process.
std::shared_ptr<FairMutex> write_mutex_of(const std::string& file) {
    static std::mutex all_mutex;
    static std::map<fs::path, std::weak_ptr<FairMutex>> all;
    std::error_code ignored;
    const std::lock_guard lock(all_mutex);
    auto& known = all[fs::weakly_canonical(file, ignored)];
    auto mutex = known.lock();
    if (!mutex) known = mutex = std::make_shared<FairMutex>();
    return mutex;
}

// Whatever goes on at a table is written into the daybook, and carried over from there when much
// has gathered or somebody wants to see it. A new table is put down at once: others point to it.
class SqliteStore final : public SqlStore {
public:
    SqliteStore(std::unique_ptr<SqliteDatabase> database, std::shared_ptr<FairMutex> write_mutex)
        : database_(std::move(database)),
          tables_(*database_),
          write_mutex_(std::move(write_mutex)) {}

    Result<void> migrate();
    Result<std::optional<StoredTable>> table(std::string_view table) override;
    Result<bool> remove_table(std::string_view table) override;
    Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most) override;
    Result<void> back_up(const std::string& file) override;
    void release_memory() override { database_->release_memory(); }

protected:
    Result<Rows> run(const char* sql, Values values) override {
        return database_->run(sql, values);
    }
    [[nodiscard]] const char* begin_reading() const override { return "BEGIN"; }
    Result<std::vector<bool>> put(std::span<const Chain> chains) override;
    Result<void> settle() override;

private:
    static constexpr std::size_t most_entered = 1U << 20U;  // bytes, before they are carried over
    static constexpr std::int64_t first_entry = 1'000'000'000;  // no event has such a number

    // What it answers is kept only if all of it went well.
    template <class T>
    Result<T> in_transaction(const std::function<Result<T>()>& work);
    Result<bool> run_next_migrations();
    Result<std::vector<bool>> put_or_enter(std::span<const Chain> chains);
    Result<bool> is_next(const Chain& chain);
    Result<void> enter(const std::string& entry);
    // What others have written is carried over, so that we know where each table ends.
    Result<void> know_ends();
    Result<void> carry_over();
    Result<void> put_entries(std::span<const Row> entries);

    std::unique_ptr<SqliteDatabase> database_;
    SqliteTables tables_;
    std::shared_ptr<FairMutex> write_mutex_;
    // The newest entry of the daybook that we know of; as long as it is the newest, these are the
    // numbers of the last events of tables, those of the daybook among them.
    std::int64_t newest_ = 0;
    std::unordered_map<std::string, std::int64_t> ends_;
    std::size_t entered_ = 0;  // bytes, since something was carried over
};

template <class T>
Result<T> SqliteStore::in_transaction(const std::function<Result<T>()>& work) {
    const std::lock_guard lock(*write_mutex_);
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

// The entries of the daybook come behind the events, so that all are of one moment. Nothing is
// carried over for it: a table is read also where the disk is full.
Result<std::optional<StoredTable>> SqliteStore::table(std::string_view table) {
    if (database_->is_in_transaction()) return SqlStore::table(table);
    const auto rows =
        run("SELECT 0 AS number, secret AS text FROM tables WHERE id = $1 "
            "UNION ALL SELECT number, text FROM events WHERE table_id = $1 "
            "UNION ALL SELECT $2 + id, text FROM daybook "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ORDER BY number",
            std::array<Value, 2>{table, first_entry});
    if (!rows) return base::unexpected(rows.error());
    const auto is_entry = [](const Row& row) { return number(row[0]) >= first_entry; };
    const auto entries = std::ranges::find_if(*rows, is_entry);
    auto stored = stored_table({rows->begin(), entries});
    if (!stored || !*stored) return stored;
    for (auto each = entries; each != rows->end(); ++each) {
        auto writes = writes_of((*each)[1]);
        if (!writes) return base::unexpected(writes.error());
        for (Write& write : *writes) {
            if (write.table != table) continue;
            auto& events = (*stored)->events;
            if (write.first != events.size() + 1) return damaged(table);
            std::ranges::move(write.events, std::back_inserter(events));
        }
    }
    return stored;
}

Result<bool> SqliteStore::remove_table(std::string_view table) {
    return in_transaction<bool>([&]() -> Result<bool> {
        if (const auto carried = carry_over(); !carried) return base::unexpected(carried.error());
        return SqlStore::remove_table(table);
    });
}

Result<std::uint64_t> SqliteStore::remove_stale(std::int64_t changed_before, std::size_t most) {
    return in_transaction<std::uint64_t>([&]() -> Result<std::uint64_t> {
        if (const auto carried = carry_over(); !carried) return base::unexpected(carried.error());
        return SqlStore::remove_stale(changed_before, most);
    });
}

Result<std::vector<bool>> SqliteStore::put(std::span<const Chain> chains) {
    const auto before = std::pair(newest_, entered_);
    auto done = in_transaction<std::vector<bool>>([&] { return put_or_enter(chains); });
    if (!done) {
        std::tie(newest_, entered_) = before;
        return done;
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if ((*done)[i]) ends_[chains[i].table()] = chains[i].last();
    }
    return done;
}

Result<std::vector<bool>> SqliteStore::put_or_enter(std::span<const Chain> chains) {
    if (const auto known = know_ends(); !known) return base::unexpected(known.error());
    std::vector<bool> done;
    std::string entry;
    for (const Chain& chain : chains) {
        const bool is_new = chain.first() == 1;
        const auto goes_on = is_new ? tables_.put(chain) : is_next(chain);
        if (!goes_on) return base::unexpected(goes_on.error());
        done.push_back(*goes_on);
        if (!*goes_on || is_new) continue;
        for (std::size_t i = 0; i < chain.size(); ++i) append(entry, chain.write(i));
    }
    if (const auto entered = enter(entry); !entered) return base::unexpected(entered.error());
    return done;
}

Result<bool> SqliteStore::is_next(const Chain& chain) {
    const auto known = ends_.find(chain.table());
    if (known != ends_.end()) return known->second == std::int64_t{chain.first()} - 1;
    return tables_.is_next(chain);
}

Result<void> SqliteStore::enter(const std::string& entry) {
    if (entry.empty()) return {};
    const auto entered = database_->run("INSERT INTO daybook (id, text) VALUES ($1, $2)",
                                        std::array<Value, 2>{++newest_, entry});
    if (!entered) return base::unexpected(entered.error());
    entered_ += entry.size();
    if (entered_ < most_entered) return {};
    return carry_over();
}

Result<void> SqliteStore::know_ends() {
    const auto newest = database_->run("SELECT max(id) FROM daybook");
    if (!newest) return base::unexpected(newest.error());
    if (newest_ > 0 && number(newest->front()[0]) == newest_) return {};
    return carry_over();
}

// Leaves an entry of its own, by which others see that what they know is not so any more.
Result<void> SqliteStore::carry_over() {
    const auto entries = database_->run("SELECT id, text FROM daybook ORDER BY id");
    if (!entries) return base::unexpected(entries.error());
    if (const auto put = put_entries(*entries); !put) return put;
    newest_ = entries->empty() ? 1 : number(entries->back()[0]) + 1;
    ends_.clear();
    entered_ = 0;
    const auto emptied = database_->run("DELETE FROM daybook");
    if (!emptied) return base::unexpected(emptied.error());
    const auto noted = database_->run("INSERT INTO daybook (id, text) VALUES ($1, '')",
                                      std::array<Value, 1>{newest_});
    if (!noted) return base::unexpected(noted.error());
    return {};
}

Result<void> SqliteStore::put_entries(std::span<const Row> entries) {
    std::vector<Write> all;
    for (const Row& each : entries) {
        auto writes = writes_of(each[1]);
        if (!writes) return base::unexpected(writes.error());
        std::ranges::move(*writes, std::back_inserter(all));
    }
    for (const Chain& chain : chains_of(all)) {
        const auto done = tables_.put(chain);
        if (!done) return base::unexpected(done.error());
    }
    return {};
}

// Within a transaction everything is as it was carried over: events, lines of lists and records.
Result<void> SqliteStore::settle() {
    if (database_->is_in_transaction()) return {};
    const auto entered = database_->run("SELECT 1 FROM daybook WHERE text <> '' LIMIT 1");
    if (!entered) return base::unexpected(entered.error());
    if (entered->empty()) return {};
    const auto done = in_transaction<bool>([this]() -> Result<bool> {
        if (const auto carried = carry_over(); !carried) return base::unexpected(carried.error());
        return true;
    });
    if (!done) return base::unexpected(done.error());
    return {};
}

// Beside its place first, so that a copy that was broken off is never taken for one.
Result<void> SqliteStore::back_up(const std::string& file) {
    const std::string beside = file + ".part";
    unlink(beside.c_str());
    const int made =
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) return system_failure(StoreFault::CannotOpen);
    close(made);
    const auto copied = database_->run("VACUUM INTO $1", std::array<Value, 1>{beside});
    const auto forced = copied ? force(beside, O_RDONLY) : base::unexpected(copied.error());
    if (!forced || rename(beside.c_str(), file.c_str()) != 0) {
        auto failed =
            forced ? system_failure(StoreFault::CannotOpen) : base::unexpected(forced.error());
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
    auto store = std::make_unique<SqliteStore>(std::move(*database), write_mutex_of(file));
    if (const auto migrated = store->migrate(); !migrated) {
        return base::unexpected(migrated.error());
    }
    return store;
}

}  // namespace parlor::store

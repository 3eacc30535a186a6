// SPDX-License-Identifier: MIT
#include "online/store/sqlite_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <filesystem>
#include <iterator>
#include <map>
#include <mutex>
#include <system_error>
#include <tuple>
#include <unordered_map>

#include "online/store/migrations.h"
#include "online/store/row_texts.h"
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

// A mutex that is acquired in FIFO order. SQLite's own busy handler sleeps and polls, so a thread
// that writes without a pause could starve all others.
class FairMutex {
public:
    void lock() {
        std::unique_lock lock(mutex_);
        const std::uint64_t ticket = next_ticket_++;
        is_served_.wait(lock, [&] { return serving_ == ticket; });
    }
    void unlock() {
        {
            const std::lock_guard lock(mutex_);
            ++serving_;
        }
        is_served_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable is_served_;
    std::uint64_t next_ticket_ = 0;
    std::uint64_t serving_ = 0;
};

// What all stores of a file, or all stores in memory, share in this process.
struct Shared {
    FairMutex write_mutex{};
    // The journal of stores in memory, and the last events of its tables. Guarded by the mutex.
    std::vector<Write> journal{};
    std::size_t journal_size = 0;  // bytes of events
    std::unordered_map<std::string, std::int64_t> last_events{};
};

// `file` is empty for stores in memory.
std::shared_ptr<Shared> shared_by(const std::string& file) {
    static std::mutex all_mutex;
    static std::map<fs::path, std::weak_ptr<Shared>> all;
    std::error_code ignored;
    const std::lock_guard lock(all_mutex);
    auto& known = all[fs::weakly_canonical(file, ignored)];
    auto shared = known.lock();
    if (!shared) known = shared = std::make_shared<Shared>();
    return shared;
}

// Writes what happens at tables to a journal, the SQL table `daybook`, and moves it to the tables
// when a megabyte has gathered or when it is read. New tables are written at once, because other
// rows refer to them. In memory the journal is a plain list, which makes a play 15 % cheaper.
class SqliteStore final : public Store {
public:
    SqliteStore(std::unique_ptr<SqliteDatabase> database, const Address& address)
        : database_(std::move(database)),
          tables_(*database_),
          is_file_(address.kind == StoreKind::Sqlite),
          shared_(shared_by(is_file_ ? address.where : std::string())) {}

    Result<void> migrate();

    Result<std::optional<StoredTable>> table(std::string_view table) override;
    Result<bool> remove_table(std::string_view table) override {
        return change_settled([&] { return Store::remove_table(table); });
    }
    Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most) override {
        return change_settled([&] { return Store::remove_stale(changed_before, most); });
    }
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
    static constexpr std::size_t longest_journal = 1U << 20U;   // bytes
    static constexpr std::int64_t first_entry = 1'000'000'000;  // larger than any event's number

    // Runs `work` in a transaction, which is committed only if its result is no error.
    // Precondition: the write mutex is locked.
    template <class Work>
    auto in_write_transaction(const Work& work) -> decltype(work());
    template <class Work>
    auto change_settled(const Work& work) -> decltype(work());
    Result<std::vector<bool>> put_in_memory(std::span<const Chain> chains);
    Result<void> settle_memory();
    Result<std::vector<bool>> put_or_append(std::span<const Chain> chains);
    Result<void> append_to_journal(const std::string& entry);
    // Moves what other processes have written to the tables, so that `last_events_` is complete.
    Result<void> notice_other_writers();
    Result<void> empty_journal();
    Result<void> put_entries(std::span<const Row> entries);

    // True if the chain begins where the events of its table end, with those in the journal.
    Result<bool> is_next(const Chain& chain);

    std::unique_ptr<SqliteDatabase> database_;
    SqliteTables tables_;
    bool is_file_;
    std::shared_ptr<Shared> shared_;
    // The newest entry of the journal that we know. While it is the newest one, `last_events_` has
    // the numbers of the last events of tables, including those in the journal.
    std::int64_t newest_ = 0;
    std::unordered_map<std::string, std::int64_t> last_events_;
    std::size_t journal_size_ = 0;  // bytes
};

template <class Work>
auto SqliteStore::in_write_transaction(const Work& work) -> decltype(work()) {
    if (const auto begun = execute("BEGIN IMMEDIATE", {}); !begun) {
        return base::unexpected(begun.error());
    }
    auto result = work();
    if (result) {
        const auto committed = execute("COMMIT", {});
        if (committed) return result;
        result = base::unexpected(committed.error());
    }
    // After some faults SQLite has rolled back by itself; then this statement fails.
    static_cast<void>(execute("ROLLBACK", {}));
    return result;
}

template <class Work>
auto SqliteStore::change_settled(const Work& work) -> decltype(work()) {
    const std::lock_guard lock(shared_->write_mutex);
    if (!is_file_) {
        if (const auto settled = settle_memory(); !settled) {
            return base::unexpected(settled.error());
        }
        shared_->last_events.clear();
        return in_write_transaction(work);
    }
    return in_write_transaction([&] { return empty_journal().and_then(work); });
}

Result<void> SqliteStore::migrate() {
    const std::lock_guard lock(shared_->write_mutex);
    return in_write_transaction([this]() -> Result<void> {
        auto created = database_->run_script(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT");
        if (!created) return created;
        return run_migrations(
            "sqlite", [this](const char* sql, Values values) { return run(sql, values); },
            [this](const char* script) { return database_->run_script(script); });
    });
}

// One statement reads the events and then the journal, so that it sees one snapshot. It moves
// nothing out of the journal, so tables can be read even when the disk is full.
Result<std::optional<StoredTable>> SqliteStore::table(std::string_view table) {
    if (database_->is_in_transaction()) return Store::table(table);
    if (!is_file_) {
        const std::lock_guard lock(shared_->write_mutex);
        auto stored = Store::table(table);
        if (!stored || !*stored) return stored;
        for (const Write& write : shared_->journal) {
            if (write.table == table)
                std::ranges::copy(write.events, std::back_inserter((*stored)->events));
        }
        return stored;
    }
    const auto rows =
        run("SELECT 0 AS number, secret AS text FROM tables WHERE id = $1 "
            "UNION ALL SELECT number, text FROM events WHERE table_id = $1 "
            "UNION ALL SELECT $2 + id, text FROM daybook "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ORDER BY number",
            {table, first_entry});
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
            if (write.first != events.size() + 1) {
                return base::unexpected(
                    StoreError{StoreFault::Damaged, "events of " + std::string(table)});
            }
            std::ranges::move(write.events, std::back_inserter(events));
        }
    }
    return stored;
}

Result<std::vector<bool>> SqliteStore::put(std::span<const Chain> chains) {
    const auto before = std::pair(newest_, journal_size_);
    const std::lock_guard lock(shared_->write_mutex);
    if (!is_file_) return put_in_memory(chains);
    auto done = in_write_transaction([&] { return put_or_append(chains); });
    if (!done) {
        std::tie(newest_, journal_size_) = before;
        return done;
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if ((*done)[i]) last_events_[chains[i].table()] = chains[i].last();
    }
    return done;
}

// Keeps the writes in the journal, except new tables.
Result<std::vector<bool>> SqliteStore::put_in_memory(std::span<const Chain> chains) {
    std::vector<bool> done;
    for (const Chain& chain : chains) {
        const bool is_new = chain.first() == 1;
        const auto goes_on =
            is_new ? in_write_transaction([&] { return tables_.put(chain); }) : is_next(chain);
        if (!goes_on) return base::unexpected(goes_on.error());
        done.push_back(*goes_on);
        if (!*goes_on) continue;
        shared_->last_events[chain.table()] = chain.last();
        for (std::size_t i = 0; i < chain.size() && !is_new; ++i) {
            shared_->journal.push_back(chain.write(i));
            for (const std::string& each : chain.write(i).events) {
                shared_->journal_size += each.size();
            }
        }
    }
    if (shared_->journal_size < longest_journal) return done;
    return settle_memory().map([&] { return done; });
}

Result<void> SqliteStore::settle_memory() {
    if (shared_->journal.empty()) return {};
    auto put = in_write_transaction([this] { return tables_.put_all(shared_->journal); });
    if (!put) return put;
    shared_->journal.clear();
    shared_->journal_size = 0;
    shared_->last_events.clear();
    return {};
}

Result<std::vector<bool>> SqliteStore::put_or_append(std::span<const Chain> chains) {
    if (const auto noticed = notice_other_writers(); !noticed) {
        return base::unexpected(noticed.error());
    }
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
    return append_to_journal(entry).map([&] { return done; });
}

Result<void> SqliteStore::append_to_journal(const std::string& entry) {
    if (entry.empty()) return {};
    auto appended = execute("INSERT INTO daybook (id, text) VALUES ($1, $2)", {++newest_, entry});
    journal_size_ += entry.size();
    return !appended || journal_size_ < longest_journal ? appended : empty_journal();
}

Result<void> SqliteStore::notice_other_writers() {
    const auto newest = run("SELECT max(id) FROM daybook", {});
    if (!newest) return base::unexpected(newest.error());
    if (newest_ > 0 && number(newest->front()[0]) == newest_) return {};
    return empty_journal();
}

// Leaves an empty entry, by which other stores notice that their knowledge is out of date.
Result<void> SqliteStore::empty_journal() {
    const auto entries = run("SELECT id, text FROM daybook ORDER BY id", {});
    if (!entries) return base::unexpected(entries.error());
    if (auto put = put_entries(*entries); !put) return put;
    newest_ = entries->empty() ? 1 : number(entries->back()[0]) + 1;
    last_events_.clear();
    journal_size_ = 0;
    if (auto emptied = execute("DELETE FROM daybook", {}); !emptied) return emptied;
    return execute("INSERT INTO daybook (id, text) VALUES ($1, '')", {newest_});
}

Result<void> SqliteStore::put_entries(std::span<const Row> entries) {
    std::vector<Write> all;
    for (const Row& each : entries) {
        auto writes = writes_of(each[1]);
        if (!writes) return base::unexpected(writes.error());
        std::ranges::move(*writes, std::back_inserter(all));
    }
    return tables_.put_all(all);
}

// Within a transaction the journal is empty: events, lines of lists and records are in the tables.
Result<void> SqliteStore::settle() {
    if (database_->is_in_transaction()) return {};
    if (!is_file_) {
        const std::lock_guard lock(shared_->write_mutex);
        return settle_memory();
    }
    const auto entries = run("SELECT 1 FROM daybook WHERE text <> '' LIMIT 1", {});
    if (!entries) return base::unexpected(entries.error());
    if (entries->empty()) return {};
    const std::lock_guard lock(shared_->write_mutex);
    return in_write_transaction([this] { return empty_journal(); });
}

Result<bool> SqliteStore::is_next(const Chain& chain) {
    const auto& last_events = is_file_ ? last_events_ : shared_->last_events;
    const auto known = last_events.find(chain.table());
    if (known == last_events.end()) return tables_.is_next(chain);
    return known->second == std::int64_t{chain.first()} - 1;
}

// Copies to a file beside it first, so that an incomplete copy never has the name.
Result<void> SqliteStore::back_up(const std::string& file) {
    if (!is_file_) return base::unexpected(StoreError{StoreFault::BadAddress, "memory"});
    const std::string beside = file + ".part";
    unlink(beside.c_str());
    const int made =
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) return system_failure(StoreFault::CannotOpen);
    close(made);
    const auto forced =
        execute("VACUUM INTO $1", {beside}).and_then([&] { return force(beside, O_RDONLY); });
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

Result<std::unique_ptr<Store>> open_sqlite(const Address& address) {
    auto database = SqliteDatabase::open(address);
    if (!database) return base::unexpected(database.error());
    auto store = std::make_unique<SqliteStore>(std::move(*database), address);
    if (const auto migrated = store->migrate(); !migrated) {
        return base::unexpected(migrated.error());
    }
    return store;
}

}  // namespace parlor::store

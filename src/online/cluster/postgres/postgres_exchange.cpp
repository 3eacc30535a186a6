// SPDX-License-Identifier: MIT
#include "online/cluster/postgres/postgres_exchange.h"

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "online/cluster/wake_signal.h"
#include "online/store/postgres/postgres_connection.h"
#include "online/store/postgres/postgres_store.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_heartbeats{500};
constexpr milliseconds longest_silence{4000};  // also in the view `living`
constexpr milliseconds heartbeat_patience{1500};
constexpr milliseconds connection_patience{5000};

// Those who live, and ourselves if others saw us live until now: what is read is of the moment
// before what is written.
constexpr const char* heartbeat_sql =
    "WITH me AS (INSERT INTO processes (id, seen) VALUES ($1, clock_timestamp()) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen), "
    "long_gone AS (DELETE FROM processes "
    "WHERE id <> $1 AND seen NOT BETWEEN clock_timestamp() - interval '10 minutes' "
    "AND clock_timestamp() + interval '10 minutes') "
    "SELECT id FROM living";

// That we live, for as long as this session does; the view `living` looks for it. Shared, so that
// nobody ever waits for it.
constexpr const char* lock_sql = "SELECT pg_advisory_lock_shared(7205, hashtext($1))";

// Nobody's, or of one who is dead; and only while we are seen to live ourselves.
constexpr const char* claim_sql =
    "INSERT INTO owners AS owner (table_id, process) "
    "SELECT $1, id FROM living WHERE id = $2 "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process "
    "WHERE NOT EXISTS (SELECT FROM living WHERE id = owner.process)";

// Goes on while the machine sleeps, and does not jump.
milliseconds now() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}

class PostgresExchange final : public Exchange {
public:
    PostgresExchange(const std::string& address, Member member)
        : self_(std::move(member.name)),
          gone_(std::move(member.gone)),
          transport_(std::move(member.transport)),
          connection_(address, connection_patience),
          heartbeat_connection_(address, heartbeat_patience) {
        heartbeat_connection_.greet_with([this] { return begin_session(); });
    }
    ~PostgresExchange() override;
    PostgresExchange(const PostgresExchange&) = delete;
    PostgresExchange& operator=(const PostgresExchange&) = delete;

    store::Result<void> begin();

    [[nodiscard]] bool is_shared() const override { return true; }
    [[nodiscard]] const std::string& self() const override { return self_; }
    store::Result<std::string> claim(std::string_view table) override;
    store::Result<void> release(std::string_view table) override;
    void send(const std::string& process, std::string text) override {
        transport_->send(process, std::move(text));
    }
    store::Result<std::vector<std::string>> processes() override;

private:
    // The rest is the business of the exchange's own thread.
    void live();
    store::Result<void> begin_session();
    store::Result<void> send_heartbeat();
    store::Result<void> give_up_tables();
    void lose_tables();
    void note(std::set<std::string> alive);

    const std::string self_;
    const Exchange::Gone gone_;
    std::unique_ptr<Transport> transport_;

    std::mutex connection_mutex_;
    store::PostgresConnection connection_;  // for whoever asks

    WakeSignal wake_;
    std::atomic<bool> ends_ = false;
    std::atomic<bool> is_lost_ = true;  // not seen to live: others may have taken our tables

    store::PostgresConnection heartbeat_connection_;
    bool is_new_session_ = false;  // others may have taken us for dead before it
    std::set<std::string> others_;
    milliseconds last_heartbeat_{0};
    std::thread thread_;
};

// What we have said goes out before others find us gone.
PostgresExchange::~PostgresExchange() {
    if (!thread_.joinable()) return;
    ends_ = true;
    wake_.signal();
    thread_.join();
    transport_.reset();
    static_cast<void>(heartbeat_connection_.run("DELETE FROM processes WHERE id = $1",
                                                std::array<store::Value, 1>{self_}));
}

store::Result<void> PostgresExchange::begin() {
    if (auto migrated = migrate_postgres(connection_); !migrated) return migrated;
    if (auto seen = send_heartbeat(); !seen) return seen;
    thread_ = std::thread([this] { live(); });
    return {};
}

void PostgresExchange::live() {
    milliseconds next = now() + between_heartbeats;
    while (!ends_) {
        wake_.wait(-1, next - now());
        if (now() < next) continue;
        static_cast<void>(send_heartbeat());  // it will be tried again
        next = now() + between_heartbeats;
    }
}

// A sign of life is not worth waiting for the disk.
store::Result<void> PostgresExchange::begin_session() {
    is_new_session_ = true;
    if (auto hurried = heartbeat_connection_.run_script("SET synchronous_commit TO off"); !hurried)
        return hurried;
    const auto locked = heartbeat_connection_.run(lock_sql, std::array<store::Value, 1>{self_});
    if (!locked) return base::unexpected(locked.error());
    return {};
}

store::Result<void> PostgresExchange::send_heartbeat() {
    const milliseconds begun = now();
    if (!is_lost_ && begun - last_heartbeat_ > longest_silence) lose_tables();
    if (auto connected = heartbeat_connection_.connect(); !connected) return connected;
    if (std::exchange(is_new_session_, false) && !is_lost_) lose_tables();
    if (is_lost_) {
        if (auto anew = give_up_tables(); !anew) return anew;
    }
    const auto rows = heartbeat_connection_.run(heartbeat_sql, std::array<store::Value, 1>{self_});
    if (!rows) return base::unexpected(rows.error());
    if (is_new_session_) return {};  // it broke meanwhile: the next beat tells
    last_heartbeat_ = begun;
    std::set<std::string> alive;
    for (const store::Row& row : *rows) alive.insert(row[0]);
    const bool was_seen = alive.erase(self_) > 0;
    if (is_lost_ || was_seen) {
        is_lost_ = false;
    } else {
        lose_tables();
    }
    note(std::move(alive));
    return {};
}

void PostgresExchange::lose_tables() {
    is_lost_ = true;
    gone_(self_);
}

// What nobody else has taken meanwhile is not ours any more either.
store::Result<void> PostgresExchange::give_up_tables() {
    const auto given_up = heartbeat_connection_.run("DELETE FROM owners WHERE process = $1",
                                                    std::array<store::Value, 1>{self_});
    if (!given_up) return base::unexpected(given_up.error());
    return {};
}

void PostgresExchange::note(std::set<std::string> alive) {
    for (const std::string& each : others_) {
        if (!alive.contains(each)) gone_(each);
    }
    others_ = std::move(alive);
    // They notice by it what they have missed, and we whether we are connected.
    for (const std::string& each : others_) transport_->send(each, "");
}

store::Result<std::string> PostgresExchange::claim(std::string_view table) {
    constexpr int most_attempts = 3;  // somebody may let go of it between the two questions
    const std::scoped_lock lock(connection_mutex_);
    for (int i = 0; i < most_attempts && !is_lost_; ++i) {
        const auto claimed = connection_.run(claim_sql, std::array<store::Value, 2>{table, self_});
        if (!claimed) return base::unexpected(claimed.error());
        const auto owner = connection_.run("SELECT process FROM owners WHERE table_id = $1",
                                           std::array<store::Value, 1>{table});
        if (!owner) return base::unexpected(owner.error());
        if (!owner->empty()) return owner->front()[0];
    }
    return base::unexpected(
        store::StoreError{store::StoreFault::Unavailable, "this process is not seen to live"});
}

store::Result<void> PostgresExchange::release(std::string_view table) {
    const std::scoped_lock lock(connection_mutex_);
    const auto released = connection_.run("DELETE FROM owners WHERE table_id = $1 AND process = $2",
                                          std::array<store::Value, 2>{table, self_});
    if (!released) return base::unexpected(released.error());
    return {};
}

store::Result<std::vector<std::string>> PostgresExchange::processes() {
    const std::scoped_lock lock(connection_mutex_);
    const auto rows = connection_.run("SELECT id FROM living ORDER BY id");
    if (!rows) return base::unexpected(rows.error());
    std::vector<std::string> all;
    for (const store::Row& row : *rows) all.push_back(row[0]);
    return all;
}

}  // namespace

store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address, Member member) {
    auto exchange = std::make_unique<PostgresExchange>(address, std::move(member));
    if (const auto begun = exchange->begin(); !begun) return base::unexpected(begun.error());
    return exchange;
}

}  // namespace parlor::cluster

// SPDX-License-Identifier: MIT
// Processes that share a PostgreSQL: their heartbeats, their tables and their messages.

#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "online/cluster/transport.h"
#include "online/store/postgres/postgres_connection.h"
#include "online/store/postgres/postgres_store.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_heartbeats{500};
constexpr milliseconds longest_silence{4000};  // also in the view `living`
constexpr milliseconds heartbeat_patience{1500};
constexpr milliseconds connection_patience{5000};

// Returns the living processes, with ourselves if others saw us alive until now: the statement
// reads the snapshot before its own write.
constexpr const char* heartbeat_sql =
    "WITH me AS (INSERT INTO processes (id, seen) VALUES ($1, clock_timestamp()) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen), "
    "long_gone AS (DELETE FROM processes "
    "WHERE id <> $1 AND seen NOT BETWEEN clock_timestamp() - interval '10 minutes' "
    "AND clock_timestamp() + interval '10 minutes') "
    "SELECT id FROM living";

// Held for as long as this session lives; the view `living` looks for it. A shared lock never
// waits.
constexpr const char* lock_sql = "SELECT pg_advisory_lock_shared(7205, hashtext($1))";

// Takes a table that has no owner or a dead one, and only while others see us alive.
constexpr const char* claim_sql =
    "INSERT INTO owners AS owner (table_id, process) "
    "SELECT $1, id FROM living WHERE id = $2 "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process "
    "WHERE NOT EXISTS (SELECT FROM living WHERE id = owner.process)";

void ignore_rows(const store::Rows& /*rows*/) {}

// A clock that also counts while the machine sleeps, and never jumps.
milliseconds now() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}

class PostgresExchange final : public Exchange {
public:
    PostgresExchange(const std::string& address, std::string name,
                     std::unique_ptr<Transport> transport, Gone gone)
        : self_(std::move(name)),
          gone_(std::move(gone)),
          transport_(std::move(transport)),
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
    // All that follows runs on the exchange's own thread.
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
    store::PostgresConnection connection_;  // for claim, release and processes

    WakeSignal wake_;
    std::atomic<bool> ends_ = false;
    std::atomic<bool> is_lost_ = true;  // not seen alive: others may have taken our tables

    store::PostgresConnection heartbeat_connection_;
    bool is_new_session_ = false;  // others may have considered us dead before it
    std::set<std::string> others_;
    milliseconds last_heartbeat_{0};
    std::thread thread_;
};

// Sends our last messages before others see that we have ended.
PostgresExchange::~PostgresExchange() {
    if (!thread_.joinable()) return;
    ends_ = true;
    wake_.signal();
    thread_.join();
    transport_.reset();
    static_cast<void>(heartbeat_connection_.run("DELETE FROM processes WHERE id = $1", {self_}));
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
        static_cast<void>(send_heartbeat());  // the next heartbeat tries again
        next = now() + between_heartbeats;
    }
}

// A heartbeat need not be durable.
store::Result<void> PostgresExchange::begin_session() {
    is_new_session_ = true;
    if (auto hurried = heartbeat_connection_.run_script("SET synchronous_commit TO off"); !hurried)
        return hurried;
    return heartbeat_connection_.run(lock_sql, {self_}).map(ignore_rows);
}

store::Result<void> PostgresExchange::send_heartbeat() {
    const milliseconds begun = now();
    if (!is_lost_ && begun - last_heartbeat_ > longest_silence) lose_tables();
    if (auto connected = heartbeat_connection_.connect(); !connected) return connected;
    if (std::exchange(is_new_session_, false) && !is_lost_) lose_tables();
    if (is_lost_) {
        if (auto given_up = give_up_tables(); !given_up) return given_up;
    }
    const auto rows = heartbeat_connection_.run(heartbeat_sql, {self_});
    if (!rows) return base::unexpected(rows.error());
    if (is_new_session_) return {};  // it broke meanwhile: the next heartbeat reports it
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

// Also gives up the tables that no other process has taken meanwhile.
store::Result<void> PostgresExchange::give_up_tables() {
    return heartbeat_connection_.run("DELETE FROM owners WHERE process = $1", {self_})
        .map(ignore_rows);
}

void PostgresExchange::note(std::set<std::string> alive) {
    for (const std::string& each : others_) {
        if (!alive.contains(each)) gone_(each);
    }
    others_ = std::move(alive);
    // By these empty messages they notice losses, and we notice whether we are connected.
    for (const std::string& each : others_) transport_->send(each, "");
}

store::Result<std::string> PostgresExchange::claim(std::string_view table) {
    constexpr int most_attempts = 3;  // the owner may release it between the two statements
    const std::scoped_lock lock(connection_mutex_);
    for (int i = 0; i < most_attempts && !is_lost_; ++i) {
        const auto claimed = connection_.run(claim_sql, {table, self_});
        if (!claimed) return base::unexpected(claimed.error());
        const auto owner =
            connection_.run("SELECT process FROM owners WHERE table_id = $1", {table});
        if (!owner) return base::unexpected(owner.error());
        if (!owner->empty()) return owner->front()[0];
    }
    return base::unexpected(
        store::StoreError{store::StoreFault::Unavailable, "this process is not seen to live"});
}

store::Result<void> PostgresExchange::release(std::string_view table) {
    const std::scoped_lock lock(connection_mutex_);
    return connection_
        .run("DELETE FROM owners WHERE table_id = $1 AND process = $2", {table, self_})
        .map(ignore_rows);
}

store::Result<std::vector<std::string>> PostgresExchange::processes() {
    const std::scoped_lock lock(connection_mutex_);
    return connection_.run("SELECT id FROM living ORDER BY id").map([](const store::Rows& rows) {
        std::vector<std::string> all;
        for (const store::Row& row : rows) all.push_back(row[0]);
        return all;
    });
}

constexpr std::size_t longest_notice = 7900;
constexpr milliseconds transport_patience{1500};

std::string channel(const std::string& process) { return "parlor_" + process; }

// Messages as notices of PostgreSQL. Each process has a channel of its own.
class PostgresTransport final : public Transport {
public:
    PostgresTransport(const std::string& address, Receiver receiver)
        : receiver_(std::move(receiver)), connection_(address, transport_patience) {
        connection_.greet_with([this] { return listen(); });
    }
    ~PostgresTransport() override;
    PostgresTransport(const PostgresTransport&) = delete;
    PostgresTransport& operator=(const PostgresTransport&) = delete;

    store::Result<void> begin();

private:
    // All that follows runs on the transport's own thread.
    void live();
    store::Result<void> listen();
    void deliver();
    void receive();

    const Receiver receiver_;
    std::atomic<bool> ends_ = false;

    store::PostgresConnection connection_;
    MessageAssembler assembler_;
    std::thread thread_;
};

PostgresTransport::~PostgresTransport() {
    ends_ = true;
    wake().signal();
    if (thread_.joinable()) thread_.join();
}

store::Result<void> PostgresTransport::begin() {
    if (auto connected = connection_.connect(); !connected) return connected;
    thread_ = std::thread([this] { live(); });
    return {};
}

// A message need not be durable.
store::Result<void> PostgresTransport::listen() {
    auto hurried = connection_.run_script("SET synchronous_commit TO off");
    if (!hurried) return hurried;
    const std::string ours = connection_.quoted_name(channel(receiver_.name));
    return connection_.run_script(("LISTEN " + ours).c_str());
}

void PostgresTransport::live() {
    while (!ends_) {
        wake().wait(connection_.socket(), longest_sleep);
        deliver();
        receive();  // after deliver(), because its results may bring notices
    }
    deliver();
}

// Sends all outgoing messages in order and in one round trip; those that fail are lost.
void PostgresTransport::deliver() {
    const std::vector<OutgoingMessage> outgoing = take_outgoing();
    if (outgoing.empty()) return;
    store::TextArray channels;
    store::TextArray texts;
    for (const OutgoingMessage& each : outgoing) {
        const Message message{receiver_.name, each.number, each.text};
        for (const std::string& part : parts(message, longest_notice)) {
            channels.add(channel(each.to));
            texts.add(part);
        }
    }
    static_cast<void>(
        connection_.run("SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) "
                        "WITH ORDINALITY AS letter (channel, text, place) ORDER BY place",
                        {channels.text(), texts.text()}));
}

void PostgresTransport::receive() {
    for (const std::string& part : connection_.notices()) {
        auto message = assembler_.take(part);
        if (message) receiver_.take(std::move(*message));
    }
}

}  // namespace

store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address,
                                                       const std::string& name,
                                                       std::unique_ptr<Transport> transport,
                                                       Exchange::Gone gone) {
    auto exchange =
        std::make_unique<PostgresExchange>(address, name, std::move(transport), std::move(gone));
    if (const auto begun = exchange->begin(); !begun) return base::unexpected(begun.error());
    return exchange;
}

store::Result<std::unique_ptr<Transport>> open_postgres_transport(const std::string& address,
                                                                  Receiver receiver) {
    auto transport = std::make_unique<PostgresTransport>(address, std::move(receiver));
    if (const auto begun = transport->begin(); !begun) return base::unexpected(begun.error());
    return transport;
}

}  // namespace parlor::cluster

// SPDX-License-Identifier: MIT
// Runs all tables of this process on one thread, and forwards commands for the tables that other
// processes own. Clients send commands as JSON (docs/protocol.md). The resulting events are sent
// to everybody concerned, after they are on disk.
//
//   auto host = Host::open({.store = "sqlite:parlor.db"}, metrics, log);
//   if (!host) … name(host.error().fault) …
//   (*host)->receive(client, R"({"id": "1", "do": "lobby"})");        from any thread
//   (*host)->gone(client);
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "online/cluster/exchange.h"
#include "online/hosting/limits.h"
#include "online/hosting/lobby.h"
#include "online/hosting/log.h"
#include "online/hosting/loop.h"
#include "online/hosting/neighbours.h"
#include "online/hosting/store_threads.h"
#include "online/hosting/table_slot.h"
#include "online/store/file_lock.h"

namespace parlor::hosting {

struct HostOptions {
    std::string store = "memory:";
    std::string nats{};  // server addresses; empty: messages between processes go through the store
    unsigned store_threads = 2;
    unsigned computer_threads = 1;
    std::chrono::milliseconds unload_after = std::chrono::seconds(90);    // idle time of a table
    std::chrono::milliseconds lobby_rotation = std::chrono::seconds(30);  // of the first page
    bool no_limits = false;  // lifts the rate limits per address and per client
};

class Host final : public TableHost {
public:
    static store::Result<std::unique_ptr<Host>> open(const HostOptions& options, Metrics& metrics,
                                                     const Log& log);
    ~Host() override { close(); }
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    // These four may be called from any thread. A client that is `gone` is never called again.
    void receive(ClientRef client, std::string text);
    void gone(ClientRef client);
    // Tells every process that this player's sessions of earlier epochs are over. Asks the store
    // for the living processes, so call it on a thread that may wait.
    void end_sessions(const std::string& player, std::int64_t epoch);
    // Sets the callback for such messages, from this process or another. It runs on the loop's
    // thread.
    using SessionsEnded = std::function<void(const std::string& player, std::int64_t epoch)>;
    void on_sessions_ended(SessionsEnded callback);

    // The thread of all tables. A client that calls from this thread is handled without a queue.
    Loop& loop() { return *loop_; }
    // For requests about people, which need a store. Hashing passphrases is slow on purpose and has
    // its own thread, so that it delays nobody else.
    StoreThreads& store_threads() { return *store_threads_; }
    StoreThreads& passphrase_thread() { return *passphrase_thread_; }
    ComputerThreads& computer_threads() { return *computer_threads_; }
    // Stores all events so far, then ignores everything and drops all references to clients.
    void close();

private:
    using Ids = std::vector<tables::TableId>;

    Host(HostOptions options, Metrics& metrics, Log log)
        : options_(std::move(options)), metrics_(&metrics), log_(std::move(log)) {}

    // TableHost. All that follows runs on the loop's thread.
    [[nodiscard]] tables::Milliseconds now() const override;
    void write(store::Write write, std::uint64_t incarnation) override;
    std::uint64_t new_incarnation() override { return ++last_incarnation_; }
    void think(const tables::TableId& id, tables::Seq played,
               ComputerThreads::Request request) override;
    void wake(const tables::TableId& id, tables::Milliseconds at) override;
    Metrics& metrics() override { return *metrics_; }

    // host.cpp: starting, stopping, and the commands of clients
    store::Result<void> start();
    store::Result<void> join_exchange();
    void handle(ClientRef client, std::string text, Stopwatch since);
    void handle(ClientMessage message);
    void dispatch(ClientMessage message);
    [[nodiscard]] std::optional<tables::Refusal> why_not_now(const ClientMessage& message);
    void dispatch_local(LiveTable& table, const ClientMessage& message);
    void create(ClientMessage message);
    void rematch(LiveTable& table, const ClientMessage& message);
    void leave(const ClientRef& client);
    void refuse(const ClientMessage& message, const tables::Refusal& refusal);

    // host_tables.cpp: loading, creating, storing and unloading tables
    TableSlot& slot(const tables::TableId& table);
    void look_up(const tables::TableId& table);
    void finish_lookup(LookupResult found);
    void add_loaded(TableSlot& slot, tables::Table table);
    void create_table(const tables::TableId& id, TableSlot& slot);
    void handle_waiting(TableSlot& slot);
    void fail_lookup(const tables::TableId& table, const tables::Refusal& refusal);
    void flush_writes();
    void stored(const std::vector<StoreResult>& all);
    void reload(const tables::TableId& id, store::StoreFault fault);
    void drop_table(const tables::TableId& id);
    void release(const tables::TableId& table);
    void unload_when_idle(const tables::TableId& id);
    void unload_if_idle(const tables::TableId& id);
    void unload(const tables::TableId& id);
    void release_memory_soon();
    void set_clock(tables::Table& table);
    void wake_up(const tables::TableId& id);
    void load(Ids tables);
    void load_all_going_on();
    void remove_stale_tables();
    void remove_some_stale_tables(std::uint64_t before);

    // host_neighbours.cpp: the lobby's tables, and other processes
    void update_shown(const LiveTable& table);
    void remove_from_shown(const tables::TableId& table);
    void store_shown();
    void hide_tables_of_dead_processes();
    void received(const std::string& from, const std::string& message);
    void forward(TableSlot& slot, const ClientMessage& message);
    void forwarded(const std::string& from, const Forwarded& said);
    void process_gone(const std::string& process);
    void reset_connection_to(const std::string& process);
    void notify_owners_of_leaving(const ClientRef& client);
    void drop_remote_clients(const std::function<bool(const std::string& process)>& is_lost);
    void drop_remote_tables(const std::function<bool(const std::string& process)>& is_lost);

    store::FileLock file_lock_;  // released after all stores are closed
    HostOptions options_;
    Metrics* metrics_;
    Log log_;
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
    tables::Milliseconds started_at_ = 0;
    crypto::Key table_key_{};  // table names are derived with it
    bool is_open_ = false;

    std::map<tables::TableId, TableSlot> slots_;
    std::set<tables::TableId> releasing_;  // must not be claimed until the release is done
    std::map<ClientRef, ClientInfo> clients_;
    std::map<tables::TableId, tables::Milliseconds> wakes_;
    std::map<tables::TableId, UnloadedTable> unloaded_;
    ShownTables shown_;
    bool is_storing_shown_ = false;
    bool has_memory_timer_ = false;
    Buckets creations_{{.a_second = 0.2, .at_once = 30}};      // per address
    Buckets sayings_{{.a_second = 0.5, .at_once = 8}};         // per player
    Buckets address_sayings_{{.a_second = 2, .at_once = 30}};  // new players cost nothing
    std::vector<Writer::PendingWrite> unwritten_;              // in this round of the loop
    std::uint64_t last_incarnation_ = 0;
    std::map<std::pair<std::string, ClientNumber>, ClientRef> remote_clients_;
    std::map<ClientRef, ClientNumber> numbers_;  // of our clients that other processes know
    std::map<ClientNumber, ClientRef> numbered_;
    ClientNumber next_number_ = 1;
    SessionsEnded sessions_ended_;

    std::unique_ptr<Lobby> lobby_;
    std::unique_ptr<Loop> loop_;
    std::unique_ptr<StoreThreads> store_threads_;
    std::unique_ptr<StoreThreads> passphrase_thread_;
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<ComputerThreads> computer_threads_;
    std::unique_ptr<cluster::Exchange> exchange_;
};

}  // namespace parlor::hosting

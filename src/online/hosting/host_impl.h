// SPDX-License-Identifier: MIT
// The host from inside. For host*.cpp. What is not said to be for any thread is for the loop's.
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <utility>

#include "online/cluster/exchange.h"
#include "online/hosting/host.h"
#include "online/hosting/lobby.h"
#include "online/hosting/loop.h"
#include "online/hosting/neighbours.h"
#include "online/hosting/places.h"
#include "online/hosting/rate.h"
#include "online/hosting/writer.h"
#include "online/store/file_lock.h"

namespace parlor::hosting {

// Of a store that cannot be reached.
inline constexpr std::chrono::milliseconds before_next_try{500};

class Host::Impl final : public Keeper {
public:
    Impl(HostOptions options, Metrics& metrics, Log log)
        : options_(std::move(options)), metrics_(&metrics), log_(std::move(log)) {}
    ~Impl() override { close(); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    store::Result<void> open();
    void close();
    Loop& loop() { return *loop_; }
    StoreThreads& store_threads() { return *store_threads_; }
    StoreThreads& passphrase_thread() { return *passphrase_thread_; }

    // From any thread.
    void receive(ClientRef client, std::string text);
    void gone(ClientRef client);
    void end_sessions(const EndSessions& ended);
    void on_sessions_ended(SessionsEnded called);

    // For tables.
    [[nodiscard]] tables::Milliseconds now() const override;
    void write(store::Write write, std::uint64_t life) override;
    std::uint64_t new_life() override { return ++lives_; }
    void think(const tables::TableId& id, tables::Seq played,
               ComputerThreads::Question question) override;
    void wake(const tables::TableId& id, tables::Milliseconds at) override;
    Metrics& metrics() override { return *metrics_; }

private:
    using Ids = std::vector<tables::TableId>;

    // host.cpp: what clients say
    store::Result<void> join();
    void hear(ClientRef client, std::string text, Stopwatch since);
    void hear(Spoken spoken);
    void at_table(Spoken spoken);
    [[nodiscard]] std::optional<tables::Refusal> why_not_now(const Spoken& spoken);
    void at_table_here(LiveTable& table, const Spoken& spoken);
    void create(Spoken spoken);
    void rematch(LiveTable& table, const Spoken& spoken);
    void leave(const ClientRef& client);
    void refuse(const Spoken& spoken, const tables::Refusal& refusal);

    // host_tables.cpp: tables come and go
    Place& place(const tables::TableId& table);
    void fetch(const tables::TableId& table);
    void arrive(Found found);
    void arrive_here(Place& place, tables::Table table);
    void make(const tables::TableId& id, Place& place);
    void hear_waiting(Place& place);
    void give_up(const tables::TableId& table, const tables::Refusal& refusal);
    void hand_over_writes();
    void stored(const std::vector<Stored>& all);
    void read_again(const tables::TableId& id, store::Fault fault);
    void lose(const tables::TableId& id);
    void release(const tables::TableId& table);
    void rest_soon(const tables::TableId& id);
    void rest_if_due(const tables::TableId& id);
    void rest(const tables::TableId& id);
    void release_memory_soon();
    void set_clock(tables::Table& table);
    void wake_up(const tables::TableId& id);
    void take_up(Ids tables);
    void take_up_all();
    void clean();
    void clean_some(std::uint64_t before);

    // host_lists.cpp: what lists show of our tables
    void note_people(const LiveTable& table);
    void forget_people(const tables::TableId& table);
    void store_shown();
    void hide_tables_of_the_dead();

    // host_neighbours.cpp: other processes
    void received(const std::string& from, const std::string& message);
    void forward(Place& place, const Spoken& spoken);
    void forwarded(const std::string& from, const Forwarded& said);
    void process_gone(const std::string& process);
    void part_from(const std::string& process);
    void tell_neighbours_gone(const ClientRef& client);
    void lose_remotes(const std::function<bool(const std::string& process)>& is_lost);
    void lose_elsewhere(const std::function<bool(const std::string& process)>& is_lost);

    store::FileLock file_;  // released after all stores are closed
    HostOptions options_;
    Metrics* metrics_;
    Log log_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    tables::Milliseconds begun_at_ = 0;
    crypto::Key table_key_{};  // that names of tables are made with
    bool is_open_ = false;

    std::map<tables::TableId, Place> places_;
    std::set<tables::TableId> releasing_;  // not to be claimed before that is done
    std::map<ClientRef, Attached> attached_;
    std::map<tables::TableId, tables::Milliseconds> wakes_;
    std::map<tables::TableId, Resting> resting_;
    ShownTables shown_;
    bool is_storing_shown_ = false;
    bool releases_memory_soon_ = false;                    // a timer runs
    Buckets creations_{{.a_second = 0.2, .at_once = 30}};  // of an address
    Buckets sayings_{{.a_second = 0.5, .at_once = 8}};     // of a player
    Buckets talk_{{.a_second = 2, .at_once = 30}};         // of an address: players are free
    std::vector<Writer::Waiting> unwritten_;               // of this round of the loop
    std::uint64_t lives_ = 0;
    std::map<std::pair<std::string, ClientNumber>, ClientRef> remotes_;
    std::map<ClientRef, ClientNumber> numbers_;  // of our clients that others know
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

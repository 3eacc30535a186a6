// SPDX-License-Identifier: MIT
// A table that is played here and now: who looks on, what was promised to whom. Everything that
// happens is stored first and told afterwards, in the same order. All of it on the host's thread.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/computer_threads.h"
#include "online/hosting/metrics.h"
#include "online/hosting/shown_tables.h"
#include "online/store/store.h"
#include "online/tables/table.h"

namespace parlor::hosting {

// What a table needs of the host.
class TableHost {
public:
    virtual ~TableHost() = default;
    // Milliseconds since 1970 that never jump while the server runs.
    [[nodiscard]] virtual tables::Milliseconds now() const = 0;
    virtual void write(store::Write write, std::uint64_t incarnation) = 0;
    // Another one for every table that is read or made.
    virtual std::uint64_t new_incarnation() = 0;
    virtual void think(const tables::TableId& table, tables::Seq played,
                       ComputerThreads::Request request) = 0;
    // Calls `go_on` at that time.
    virtual void wake(const tables::TableId& table, tables::Milliseconds at) = 0;
    virtual Metrics& metrics() = 0;
};

// A command on its way: who gave it, and how long they have waited.
struct PendingReply {
    ClientRef client;
    std::string id;
    Stopwatch since{};
};

class LiveTable {
public:
    // A table that was stored before.
    LiveTable(tables::Table table, TableHost& host);
    // A new one: the creation is still to be stored.
    LiveTable(tables::Table table, TableHost& host, const tables::Events& created,
              const std::string& secret);

    // The answer may name a table besides.
    void handle(const PendingReply& reply, const tables::Action& action,
                std::string_view named = {});
    // From then on everything that happens; before that what has happened since.
    void watch(const PendingReply& reply, std::optional<tables::Seq> since);
    void unwatch(const ClientRef& client);
    // The client has gone: it gets nothing more, not even what was promised.
    void forget(const ClientRef& client);
    // Once all that has happened so far is on disk. For what is no event.
    void answer(const PendingReply& reply, std::string_view table);

    void stored(tables::Seq last);
    // Nobody knows what is stored: those who wait are told so.
    void failed(const tables::Refusal& refusal);
    // Everybody gets the table as it is now, because what was seen may not have happened.
    void send_snapshot();
    void apply_computer_turn(tables::Seq played, std::string_view turn);
    // What is due by now.
    void advance();

    [[nodiscard]] const tables::Table& table() const { return table_; }
    [[nodiscard]] std::uint64_t incarnation() const { return incarnation_; }
    [[nodiscard]] const std::vector<ClientRef>& watchers() const { return watchers_; }
    // Those who look on or wait for an answer.
    [[nodiscard]] std::set<ClientRef> everybody() const;
    // Takes those who look on from a table that had to be read again.
    void adopt(std::vector<ClientRef> watchers) { watchers_ = std::move(watchers); }
    // Those who sit here and look on, for lists; nobody before it is stored, or where it is private
    // or over.
    [[nodiscard]] ShownTables::People people_to_show() const;
    // Nobody is here, nothing is under way.
    [[nodiscard]] bool is_idle() const {
        return watchers_.empty() && outgoing_.empty() && !is_thinking_;
    }

private:
    // Told once the event of that number is on disk.
    struct Outgoing {
        tables::Seq after;
        std::vector<ClientRef> to;
        Frame frame;
        std::optional<PendingReply> answers{};
    };

    void apply_and_store(const tables::Events& events);
    void request_computer_turn();
    // The address that a computer's thinking is counted for.
    [[nodiscard]] std::string payer() const;
    void send_when_stored(Outgoing outgoing);
    void refuse(const PendingReply& reply, const tables::Refusal& refusal);
    void note_presence(const tables::PlayerId& player);
    void send_presence_soon();
    void send_presence_if_due();
    [[nodiscard]] Frame presence() const;
    [[nodiscard]] bool is_here(const tables::PlayerId& player) const;
    [[nodiscard]] std::vector<tables::PlayerId> missing() const;
    [[nodiscard]] std::vector<std::string> events_since(tables::Seq since) const;

    tables::Table table_;
    TableHost* host_;
    std::uint64_t incarnation_;
    tables::Seq stored_ = 0;
    std::deque<std::string> recent_;  // the newest events as they were told
    std::deque<Outgoing> outgoing_;
    std::vector<ClientRef> watchers_;
    const Client* acted_ = nullptr;  // last, and may have gone since: only to be compared
    std::map<tables::PlayerId, tables::Milliseconds> away_since_;
    // When everybody hears next who is here; and whether there is something to hear.
    tables::Milliseconds presence_from_ = 0;
    bool is_presence_due_ = false;
    tables::Milliseconds opened_;
    bool is_thinking_ = false;
};

// The line of a table in lists.
store::Listing listing_of(const tables::Table& table, tables::Milliseconds now);

}  // namespace parlor::hosting

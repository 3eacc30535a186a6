// SPDX-License-Identifier: MIT
// A table in memory, with its watchers and the replies that are due. Events are stored first and
// sent afterwards, in the same order. Everything runs on the host's thread.
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

// What a table needs from the host.
class TableHost {
public:
    virtual ~TableHost() = default;
    // Milliseconds since 1970, by a clock that never jumps while the server runs.
    [[nodiscard]] virtual tables::Milliseconds now() const = 0;
    virtual void write(store::Write write, std::uint64_t incarnation) = 0;
    // A new number for each table that is loaded or created.
    virtual std::uint64_t new_incarnation() = 0;
    virtual void think(const tables::TableId& table, tables::Seq played,
                       ComputerThreads::Request request) = 0;
    // Calls `advance` of the table at that time.
    virtual void wake(const tables::TableId& table, tables::Milliseconds at) = 0;
    virtual Metrics& metrics() = 0;
};

// A command that is being carried out: its client, and since when the client waits.
struct PendingReply {
    ClientRef client;
    std::string id;
    Stopwatch since{};
};

class LiveTable {
public:
    // A table that the store already has.
    LiveTable(tables::Table table, TableHost& host);
    // A new table; stores its creation.
    LiveTable(tables::Table table, TableHost& host, const tables::Events& created,
              const std::string& secret);

    // Decides on an action. The reply also has `named`, if it names a table.
    void handle(const PendingReply& reply, const tables::Action& action,
                std::string_view named = {});
    // The client gets what has happened after `since`, and then everything that happens.
    void watch(const PendingReply& reply, std::optional<tables::Seq> since);
    void unwatch(const ClientRef& client);
    // The client has gone; drops its replies too.
    void forget(const ClientRef& client);
    // Replies once all events so far are on disk, for commands that lead to no event.
    void answer(const PendingReply& reply, std::string_view table);

    void stored(tables::Seq last);
    // The outcome of a write is unknown; refuses all pending requests.
    void failed(const tables::Refusal& refusal);
    // Sends all watchers the table as it is now, because events they saw may be lost.
    void send_snapshot();
    void apply_computer_turn(tables::Seq played, std::string_view turn);
    // Carries out everything that is due.
    void advance();

    [[nodiscard]] const tables::Table& table() const { return table_; }
    [[nodiscard]] std::uint64_t incarnation() const { return incarnation_; }
    [[nodiscard]] const std::vector<ClientRef>& watchers() const { return watchers_; }
    // All clients that watch or wait for a reply.
    [[nodiscard]] std::set<ClientRef> everybody() const;
    // Takes over the watchers of a table that was reloaded.
    void adopt(std::vector<ClientRef> watchers) { watchers_ = std::move(watchers); }
    // The players who sit here and watch, for lists. Empty until the table is stored, and if it is
    // private or over.
    [[nodiscard]] ShownTables::People people_to_show() const;
    // True if no client watches and nothing is pending.
    [[nodiscard]] bool is_idle() const {
        return watchers_.empty() && outgoing_.empty() && !is_thinking_;
    }

private:
    // A message that is sent once event `after` is on disk.
    struct Outgoing {
        tables::Seq after;
        std::vector<ClientRef> to;
        Frame frame;
        std::optional<PendingReply> answers{};
    };

    void apply_and_store(const tables::Events& events);
    void request_computer_turn();
    // The address that a computer's time is counted for.
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
    std::deque<std::string> recent_;  // the newest events, as they were sent
    std::deque<Outgoing> outgoing_;
    std::vector<ClientRef> watchers_;
    const Client* acted_ = nullptr;  // the last that acted; it may be destroyed: only compare it
    std::map<tables::PlayerId, tables::Milliseconds> away_since_;
    // When presence may be sent next, and whether it has changed since.
    tables::Milliseconds presence_from_ = 0;
    bool is_presence_due_ = false;
    tables::Milliseconds opened_;
    bool is_thinking_ = false;
};

// The line of a table in lists.
store::Listing listing_of(const tables::Table& table, tables::Milliseconds now);

}  // namespace parlor::hosting

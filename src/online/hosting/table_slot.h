// SPDX-License-Identifier: MIT
// Where each table is that somebody here has asked for: with us, at another process, or on its way
// from the store. For host.cpp.
#pragma once

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "online/hosting/limits.h"
#include "online/hosting/live_table.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::hosting {

// Before the next attempt to use a store that cannot be reached.
inline constexpr std::chrono::milliseconds store_retry_pause{500};

struct ClientMessage {
    PendingReply reply;
    online_json::ClientCommand command;
    std::string text;  // as it was said
};

// A table that somebody wants made, unless it is there.
struct NewTable {
    tables::TablePlan plan;
    tables::TableId previous{};  // that it is the rematch of
};

// What a client has asked for here.
struct ClientInfo {
    std::set<tables::TableId> tables{};
    // Tables fetched, or told as a whole: that is more work than other commands are.
    Bucket views{{.a_second = 2, .at_once = 40}};
};

struct TableSlot {
    std::unique_ptr<LiveTable> table{};    // with us
    std::string owner{};                   // the process that has it; empty: with us, or on its way
    std::set<ClientRef> forwarded{};       // who talks to that process through us
    std::vector<ClientMessage> waiting{};  // for it to come
    std::optional<NewTable> to_create{};
    std::vector<ClientMessage>
        rematches{};  // asked for at another table, which is told once this is made
    std::vector<ClientRef> watchers{};  // of a table that has to be read again
    tables::Milliseconds idle_since = 0;
    bool has_unload_timer = false;  // a timer runs
};

// A table that was unloaded while a clock ran. It is woken in time, so that nobody has lost any.
struct UnloadedTable {
    tables::Seq seq = 0;
    std::optional<tables::Milliseconds> granted;
};

// What came of looking for a table.
struct LookupResult {
    tables::TableId id{};
    std::optional<tables::Table> table{};
    std::string owner{};                       // another process
    std::optional<tables::Refusal> refusal{};  // UnknownTable, Unavailable, …
};

}  // namespace parlor::hosting

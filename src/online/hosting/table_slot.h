// SPDX-License-Identifier: MIT
// Where each table is that a client has asked for: in this process, in another one, or being
// loaded. For the sources of Host.
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

// The pause before using an unreachable store again.
inline constexpr std::chrono::milliseconds store_retry_pause{500};

struct ClientMessage {
    PendingReply reply;
    online_json::ClientCommand command;
    std::string text;  // as it was received
};

// A table to create if it does not exist.
struct NewTable {
    tables::TablePlan plan;
    tables::TableId previous{};  // of which it is the rematch
};

// A client of this process.
struct ClientInfo {
    std::set<tables::TableId> tables{};
    // Limits loading tables and sending them as a whole, which cost more than other commands.
    Bucket views{{.a_second = 2, .at_once = 40}};
};

struct TableSlot {
    std::unique_ptr<LiveTable> table{};    // in this process
    std::string owner{};                   // another process that has it; otherwise empty
    std::set<ClientRef> forwarded{};       // our clients at that table
    std::vector<ClientMessage> waiting{};  // until it is loaded
    std::optional<NewTable> to_create{};
    std::vector<ClientMessage>
        rematches{};  // requested at another table, which replies once this one exists
    std::vector<ClientRef> watchers{};  // of a table that is being reloaded
    tables::Milliseconds idle_since = 0;
    bool has_unload_timer = false;  // a timer runs
};

// A table that was unloaded while a clock ran. It is loaded in time, so no player loses any.
struct UnloadedTable {
    tables::Seq seq = 0;
    std::optional<tables::Milliseconds> granted;
};

// The result of looking for a table.
struct LookupResult {
    tables::TableId id{};
    std::optional<tables::Table> table{};
    std::string owner{};                       // another process
    std::optional<tables::Refusal> refusal{};  // UnknownTable, Unavailable, …
};

}  // namespace parlor::hosting

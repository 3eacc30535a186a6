// SPDX-License-Identifier: MIT
// Where each table is that somebody here has asked for: with us, at another process, or on its way
// from the store. For host.cpp.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "online/hosting/live_table.h"
#include "online/hosting/rate.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::hosting {

struct Spoken {
    Asked asked;
    online_json::ClientCommand command;
    std::string text;  // as it was said
};

// A table that somebody wants made, unless it is there.
struct Wanted {
    tables::Plan plan;
    tables::TableId previous{};  // that it is the rematch of
};

// What a client has asked for here.
struct Attached {
    std::set<tables::TableId> tables{};
    // Tables fetched, or told as a whole: that is more work than other commands are.
    Bucket views{{.a_second = 2, .at_once = 40}};
};

struct Place {
    std::unique_ptr<LiveTable> table{};  // with us
    std::string owner{};                 // the process that has it; empty: with us, or on its way
    std::set<ClientRef> forwarded{};     // who talks to that process through us
    std::vector<Spoken> waiting{};       // for it to come
    std::optional<Wanted> wanted{};
    std::vector<Spoken> rematches{};  // asked for at another table, which is told once this is made
    std::vector<ClientRef> watchers{};  // of a table that has to be read again
    tables::Milliseconds idle_since = 0;
    bool rests_soon = false;  // a timer runs
};

// A table that was unloaded while a clock ran. It is woken in time, so that nobody has lost any.
struct Resting {
    tables::Seq seq = 0;
    std::optional<tables::Milliseconds> granted;
};

// What came of looking for a table.
struct Found {
    tables::TableId id{};
    std::optional<tables::Table> table{};
    std::string owner{};                       // another process
    std::optional<tables::Refusal> refusal{};  // UnknownTable, Unavailable, …
};

}  // namespace parlor::hosting

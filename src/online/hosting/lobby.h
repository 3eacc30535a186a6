// SPDX-License-Identifier: MIT
// Sends the lists of tables to the clients that look at them, a page each. They are sent again
// when something has changed, but not more often than people could read.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/loop.h"
#include "online/hosting/store_threads.h"

namespace parlor::hosting {

class Lobby {
public:
    // `is_shared`: other processes may change the store too. `rotation`: how often the first page
    // shows other tables, where there are more than it can show.
    Lobby(Loop& loop, StoreThreads& store_threads, bool is_shared,
          std::chrono::milliseconds rotation)
        : loop_(&loop),
          store_threads_(&store_threads),
          is_shared_(is_shared),
          rotation_(rotation) {}

    // All on the loop's thread.
    void enter(const ClientRef& client, std::size_t page);
    void leave(const ClientRef& client);
    void table_changed(const store::Listing& listing);
    // Other tables are shown than before.
    void lists_changed();

private:
    struct Visitor {
        std::size_t page = 0;
        std::size_t seen = 0;  // a hash of the lists that were sent last
    };
    struct Reply {
        ClientRef client;
        std::size_t page;
        std::string lists{};
    };
    struct Replies {
        std::vector<Reply> all;
        bool has_more = false;  // the first page cannot show all tables at once
    };

    // Reads the lists of each reply. Nullopt if the store cannot be read.
    static std::optional<Replies> lists_for(store::Store& store, Replies replies, std::size_t turn);
    void wake();
    void refresh();
    void read();
    void show(const std::optional<Replies>& replies);
    void rotate_soon();

    Loop* loop_;
    StoreThreads* store_threads_;
    bool is_shared_;
    std::chrono::milliseconds rotation_;
    std::map<ClientRef, Visitor> visitors_;
    std::set<ClientRef> unread_;  // visitors whose lists are to be read
    bool is_reading_ = false;     // some of them, one lot at a time
    std::set<std::string> changed_players_;
    bool has_changed_ = false;  // for everybody
    bool is_waking_ = false;
    int refreshes_ = 0;
    bool is_rotating_ = false;  // a timer runs
    std::size_t turn_ = 0;      // of the rotation
};

}  // namespace parlor::hosting

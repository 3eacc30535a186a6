// SPDX-License-Identifier: MIT
// Those who look at the lists of tables, and what they see there. They are told again when
// something has changed, but not more often than they could read.
#pragma once

#include <functional>
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
    // What happens is told by us alone, or others change the store too.
    Lobby(Loop& loop, StoreThreads& store_threads, bool is_shared)
        : loop_(&loop), store_threads_(&store_threads), is_shared_(is_shared) {}

    // All on the loop's thread.
    void enter(const ClientRef& client);
    void leave(const ClientRef& client);
    void changed(const store::Listing& listing);
    // Other tables are shown than before.
    void listed_anew();

private:
    using Shown = std::vector<std::pair<ClientRef, std::string>>;

    void wake();
    void refresh();
    void read();
    void show(const std::optional<Shown>& lists);

    Loop* loop_;
    StoreThreads* store_threads_;
    bool is_shared_;
    std::map<ClientRef, std::size_t> visitors_;  // and a hash of what each saw last
    std::set<ClientRef> unread_;                 // visitors whose lists are to be read
    bool is_reading_ = false;                    // some of them, one lot at a time
    std::set<std::string> changed_players_;
    bool has_changed_ = false;  // for everybody
    bool is_waking_ = false;
    int refreshes_ = 0;
};

}  // namespace parlor::hosting

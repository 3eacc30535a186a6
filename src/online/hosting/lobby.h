// SPDX-License-Identifier: MIT
// The lists of tables that the lobby shows.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/loop.h"
#include "online/hosting/store_threads.h"
#include "online/store/store.h"

namespace parlor::hosting {

// Chooses which of the public tables a page of the lobby shows. The first page is a mixture: half
// of its places belong to the tables that have been shown longest, and the other half rotate
// through all further tables. So no crowd can keep another table off it. The next pages list the
// further tables in order, so a player can find every table.

inline constexpr std::size_t tables_a_page = 50;
inline constexpr std::size_t first_come_places = 25;
inline constexpr std::size_t rotating_places = tables_a_page - first_come_places;

struct LobbyPage {
    store::Range one;
    store::Range other{};
    bool has_more = false;  // another page follows
};

// Of `count` tables. `turn` counts the rotations of the first page so far.
inline LobbyPage lobby_page(std::size_t count, std::size_t page, std::size_t turn) {
    if (page > 0) {
        const std::size_t first = first_come_places + (page - 1) * tables_a_page;
        return {.one = {first, tables_a_page}, .has_more = count > first + tables_a_page};
    }
    if (count <= tables_a_page) return {.one = {0, tables_a_page}};
    const std::size_t further = count - first_come_places;
    const std::size_t turns = (further + rotating_places - 1) / rotating_places;
    const std::size_t start = std::min(turn % turns * rotating_places, further - rotating_places);
    return {.one = {0, first_come_places},
            .other = {first_come_places + start, rotating_places},
            .has_more = true};
}

// Sends the lists of tables to the clients that look at them, a page each. They are sent again
// when something has changed, but not more often than people could read.

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

    // All functions run on the loop's thread.
    void enter(const ClientRef& client, std::size_t page);
    void leave(const ClientRef& client);
    void table_changed(const store::Listing& listing);
    // The tables that lists show have changed.
    void lists_changed();

private:
    struct Visitor {
        std::size_t page = 0;
        std::size_t seen = 0;  // hash of the lists that were sent last
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
    bool has_changed_ = false;  // for all visitors
    bool is_waking_ = false;
    int refreshes_ = 0;
    bool is_rotating_ = false;  // a timer runs
    std::size_t turn_ = 0;      // of the rotation
};

}  // namespace parlor::hosting

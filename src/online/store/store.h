// SPDX-License-Identifier: MIT
// Where tables and players are kept for good. The log of a table's events is the truth and only
// grows; the line that lists show of a table, and its record, are written with the events they
// follow from. Texts are the writer's own affair: nothing here reads them.
//
//   auto store = open("sqlite:parlor.db");            or postgres://…, or memory:
//   if (!store) … name(store.error().fault), store.error().reason …
//   auto written = (*store)->write(writes);           durable when it returns
//
// A store belongs to one thread; open another for another thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "online/store/player.h"

namespace parlor::store {

enum class StoreFault : std::uint8_t {
    BadAddress,       // not how a store is named
    CannotOpen,       // it is not there, or may not be used
    InUse,            // another server has this file
    TooNew,           // made by a later version of this program
    Unavailable,      // it was there and is not now; the same may work again later
    Full,             // no room left where it is kept
    Damaged,          // what is in it is not what was written
    NotShared,        // it has one process, which needs no NATS
    NoNats,           // that could be reached
    WithoutPostgres,  // the program was built without it
    WithoutNats,      // the same
};
std::string_view name(StoreFault fault);  // as on the wire: `in_use`

struct StoreError {
    StoreFault fault;
    std::string reason{};  // in the store's own words, without secrets
};

template <class T>
using Result = base::Expected<T, StoreError>;

enum class Phase : std::uint8_t { Open, Playing, Over };
std::string_view name(Phase phase);  // `playing`
std::optional<Phase> parse_phase(std::string_view text);

// The line of a table in lists.
struct Listing {
    Phase phase = Phase::Open;
    bool is_public = false;
    std::int64_t changed = 0;            // milliseconds since 1970
    std::vector<std::string> players{};  // who sits there; given back in order, each once
    bool has_players_as_before = false;  // a store need not look whether they are others
    std::string awaited{};               // whose turn it is, a blank between them
    bool goes_on = false;  // though nobody looks: a computer is to act, or a clock runs
    std::string card{};    // what is shown
};

struct ListedTable {
    std::string table;
    Listing listing;
};

// A table whose people are there, and since when lists show it; 0: not any more.
struct ShownTable {
    std::string table;
    std::int64_t since = 0;  // milliseconds since 1970
};

// Positions in a list.
struct Range {
    std::size_t first = 0;
    std::size_t count = 0;
};

// Events of one table that follow each other.
struct Write {
    std::string table;
    std::uint32_t first = 1;  // number of the first event
    std::vector<std::string> events{};
    std::optional<Listing> listing{};  // as it is after them
    std::string secret{};              // of a new table; empty otherwise
    std::string record{};              // of a game that has ended; empty otherwise
};

// Taken: the first event is not the table's next, because somebody else has written, and nothing of
// this write was done, nor of later ones of the same call to that table. What is there already,
// letter for letter, is Done: after a fault the same may be written again.
enum class WriteOutcome : std::uint8_t { Done, Conflict };

struct StoredTable {
    std::string secret;
    std::vector<std::string> events;  // from the first on
};

// Names of settings.
inline constexpr std::string_view cookie_keys_setting =
    "cookie_keys";                                                  // the newest first, by commas
inline constexpr std::string_view table_key_setting = "table_key";  // that tables are named with

struct Counts {
    std::uint64_t tables = 0;
    std::uint64_t open = 0;
    std::uint64_t playing = 0;
    std::uint64_t over = 0;
    std::uint64_t events = 0;
    std::uint64_t players = 0;
    std::uint64_t accounts = 0;
};

class Store {
public:
    virtual ~Store() = default;

    // One durable transaction for all that is not Taken; in the order of the writes.
    virtual Result<std::vector<WriteOutcome>> write(std::span<const Write> writes) = 0;

    virtual Result<std::optional<StoredTable>> table(std::string_view table) = 0;
    // Empty: the game is not over, or there is no such table.
    virtual Result<std::string> record(std::string_view table) = 0;
    // The number of public tables in a phase that processes show.
    virtual Result<std::size_t> count_listed(Phase phase) = 0;
    // Those of them at two ranges of positions. The table that has been shown longest comes first.
    virtual Result<std::vector<ListedTable>> listed(Phase phase, Range one, Range other) = 0;
    // All or none of them, as this process sees its own tables.
    virtual Result<void> show(std::string_view process, std::span<const ShownTable> tables) = 0;
    // What others than these have shown is not shown any more.
    virtual Result<void> hide_all_but(std::span<const std::string> processes) = 0;
    // Where the player sits, the newest first; of those that are over apart.
    virtual Result<std::vector<ListedTable>> tables_of(std::string_view player, bool over,
                                                       std::size_t most) = 0;
    // The names of tables that go on though nobody looks: to be taken up after a restart.
    virtual Result<std::vector<std::string>> going_on() = 0;
    // All of them in the order of their names, behind one; empty: from the first on.
    virtual Result<std::vector<ListedTable>> tables_after(std::string_view table,
                                                          std::size_t most) = 0;
    // False: there was none.
    virtual Result<bool> remove_table(std::string_view table) = 0;
    // So many open tables at most that nothing has changed since then; how many went.
    virtual Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most) = 0;

    virtual Result<std::optional<Player>> player(std::string_view id) = 0;
    // Accounts are the same in small and capital letters.
    virtual Result<std::optional<Player>> player_of_account(std::string_view account) = 0;
    virtual Result<std::optional<Player>> player_of_link(std::string_view digest) = 0;
    // In one statement, so that no two changes lose each other.
    virtual Result<ChangeResult> change(const PlayerChange& change) = 0;
    // All of a new one, or instead of the one with that id. False: another has that account.
    virtual Result<bool> keep(const Player& player) = 0;

    // Small things that all processes share, such as the keys of cookies.
    virtual Result<std::string> setting(std::string_view key) = 0;  // empty: there is none
    // Unless there is one; the one that is there afterwards.
    virtual Result<std::string> keep_setting(std::string_view key, std::string_view value) = 0;
    virtual Result<void> replace_setting(std::string_view key, std::string_view value) = 0;

    virtual Result<Counts> counts() = 0;
    // All there is at one moment, while others go on writing. The visitor leaves the store alone.
    using VisitTable =
        std::function<void(const ListedTable&, const StoredTable&, const std::string& record)>;
    virtual Result<void> each_table(const VisitTable& visit) = 0;
    virtual Result<void> each_player(const std::function<void(const Player&)>& visit) = 0;
    // A copy in one piece while the server runs, in the place of an older one. Refused with
    // BadAddress where there is no file: of PostgreSQL that is pg_dump's business.
    virtual Result<void> back_up(const std::string& file) = 0;
    // Frees the store's caches.
    virtual void release_memory() {}

protected:
    Store() = default;
    Store(const Store&) = default;
    Store& operator=(const Store&) = default;
};

// Makes the file or the tables of the database where they are not there, and brings older ones up
// to date. `sqlite:FILE` (or just a file), `postgres://…`, `memory:` (gone with the last of it that
// is open in this process; all of one process share it).
Result<std::unique_ptr<Store>> open(const std::string& address);

// Without a password, for logs and messages.
std::string shown(std::string_view address);

}  // namespace parlor::store

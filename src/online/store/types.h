// SPDX-License-Identifier: MIT
// What a store keeps and how it fails.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"

namespace parlor::store {

enum class StoreFault : std::uint8_t {
    BadAddress,       // the address does not name a store
    CannotOpen,       // it does not exist, or may not be used
    InUse,            // another server has this file
    TooNew,           // made by a later version of this program
    Unavailable,      // the connection was lost; the same may work again later
    Full,             // the disk is full
    Damaged,          // the store does not hold what was written
    NotShared,        // only one process can use it, which needs no NATS
    NoNats,           // no NATS server could be reached
    WithoutPostgres,  // the program was built without PostgreSQL
    WithoutNats,      // the program was built without NATS
};
std::string_view name(StoreFault fault);  // as on the wire: `in_use`

struct StoreError {
    StoreFault fault;
    std::string reason{};  // in the store's own words, without secrets
};

template <class T>
using Result = base::Expected<T, StoreError>;

enum class StoreKind : std::uint8_t { Sqlite, Postgres, Memory };

// `sqlite:FILE` or just a file, `postgres://…`, `memory:`.
struct Address {
    StoreKind kind;
    std::string where;  // the file, or the whole address as PostgreSQL takes it
};
Result<Address> parse_address(std::string_view text);

// The address without a password, for logs and messages.
std::string shown(std::string_view address);

enum class Phase : std::uint8_t { Open, Playing, Over };
std::string_view name(Phase phase);  // `playing`
std::optional<Phase> parse_phase(std::string_view text);

// The line of a table in lists.
struct Listing {
    Phase phase = Phase::Open;
    bool is_public = false;
    std::int64_t changed = 0;            // milliseconds since 1970
    std::vector<std::string> players{};  // who sits there; a store returns them sorted, each once
    bool has_players_as_before = false;  // the store need not compare them with the stored ones
    std::string awaited{};               // the players whose turn it is, separated by spaces
    bool goes_on = false;                // without watchers too: a computer acts, or a clock runs
    std::string card{};                  // what lists show
};

struct ListedTable {
    std::string table;
    Listing listing;
};

// A table whose people are there. `since` is when lists began to show it; 0 removes it from them.
struct ShownTable {
    std::string table;
    std::int64_t since = 0;  // milliseconds since 1970
};

// Positions in a list.
struct Range {
    std::size_t first = 0;
    std::size_t count = 0;
};

// Consecutive events of one table.
struct Write {
    std::string table;
    std::uint32_t first = 1;  // number of the first event
    std::vector<std::string> events{};
    std::optional<Listing> listing{};  // the line after these events
    std::string secret{};              // of a new table; empty otherwise
    std::string record{};              // of a game that has ended; empty otherwise
};

// Conflict: the first event is not the table's next one, because another process has written. The
// store did nothing of this write, nor of later writes to that table in the same call. A write
// that is already stored, byte for byte, is Done, so it may be repeated after a fault.
enum class WriteOutcome : std::uint8_t { Done, Conflict };

struct StoredTable {
    std::string secret;
    std::vector<std::string> events;  // all, from the first
};

// Names of settings.
inline constexpr std::string_view cookie_keys_setting =
    "cookie_keys";                                                  // by commas, the newest first
inline constexpr std::string_view table_key_setting = "table_key";  // table names derive from it

struct Counts {
    std::uint64_t tables = 0;
    std::uint64_t open = 0;
    std::uint64_t playing = 0;
    std::uint64_t over = 0;
    std::uint64_t events = 0;
    std::uint64_t players = 0;
    std::uint64_t accounts = 0;
};

// A person who has chosen a name, made a private link or opened an account.
struct Player {
    std::string id{};
    std::string name{};
    std::string account{};     // as it was typed; empty for a guest
    std::string passphrase{};  // hashed
    std::string link{};        // digest of the private link's secret; empty if there is no link
    std::int64_t epoch = 0;    // of the valid cookies; raising it ends all other sessions
    std::int64_t made = 0;
    std::int64_t seen = 0;  // when last seen, to the day
};

// A change to a player, known or new. Empty fields stay as they are, even if another change comes
// at the same time.
struct PlayerChange {
    std::string id;
    std::int64_t at = 0;  // milliseconds since 1970
    std::string name{};
    std::string account{};
    std::string passphrase{};      // the new one, hashed
    std::string old_passphrase{};  // the one that it replaces; empty if there was none
    std::string link{};
    // Ends all sessions so far. Also removes the private link of a player with an account: a
    // stranger with a stolen cookie could have made it.
    bool ends_sessions = false;
};

// AccountTaken: another player has the account. PassphraseOutdated: the old passphrase is not the
// player's any more. In both cases nothing has changed.
enum class ChangeResult : std::uint8_t { Done, AccountTaken, PassphraseOutdated };

// A player's first finished duel of a day in an edition, as the server has judged it.
struct DuelEntry {
    std::string day{};  // 2026-11-20
    std::string edition{};
    std::string player{};
    std::string digest{};       // of the game that was played
    std::int64_t points = 0;    // 2: won, 1: a draw, 0: lost
    std::int64_t turns = 0;     // of both sides
    std::int64_t accuracy = 0;  // thousandths; -1: there was nothing to choose
    std::int64_t luck = 0;      // thousandths of a game
    std::int64_t at = 0;        // milliseconds since 1970
    friend bool operator==(const DuelEntry&, const DuelEntry&) = default;
};
struct PlacedDuel {
    std::size_t place = 0;  // 1: the first
    std::string name{};     // of the player, as it is now
    DuelEntry entry{};
};

// PlayedBefore: the player has another entry. Taken: another player has entered this very game.
enum class DuelOutcome : std::uint8_t { Entered, PlayedBefore, Taken };

// A puzzle's rating by the players who have tried it.
struct PuzzleRating {
    std::string puzzle{};
    std::int64_t rating = 0;      // thousandths
    std::int64_t deviation = 0;   // thousandths
    std::int64_t volatility = 0;  // millionths
    std::int64_t attempts = 0;    // one of each player
    friend bool operator==(const PuzzleRating&, const PuzzleRating&) = default;
};
// A player's first attempt at a puzzle.
struct PuzzleAttempt {
    std::string player{};
    std::string puzzle{};
    std::int64_t at = 0;  // milliseconds since 1970
    friend bool operator==(const PuzzleAttempt&, const PuzzleAttempt&) = default;
};

}  // namespace parlor::store

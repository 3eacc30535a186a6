// SPDX-License-Identifier: MIT
// Keeps tables and players for good. The log of a table's events is the truth and only grows; the
// table's line in lists and its record are written together with the events they follow from. The
// store does not interpret the texts.
//
//   auto store = open("sqlite:parlor.db");            or postgres://…, or memory:
//   if (!store) … name(store.error().fault), store.error().reason …
//   auto written = (*store)->write(writes);           durable when it returns
//
// A store belongs to one thread; open another one for another thread.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "online/store/sql.h"
#include "online/store/types.h"

namespace parlor::store {

class Chain;

class Store {
public:
    virtual ~Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    // Stores all writes that are not a Conflict in one durable transaction, in order. If the
    // connection is lost the outcome is unknown, and the caller may repeat the same writes.
    Result<std::vector<WriteOutcome>> write(std::span<const Write> writes);

    virtual Result<std::optional<StoredTable>> table(std::string_view table);
    // Empty while the game goes on, and for an unknown table.
    Result<std::string> record(std::string_view table);
    // The number of public tables in a phase that processes show.
    Result<std::size_t> count_listed(Phase phase);
    // Those tables at two ranges of positions. The one that has been shown longest comes first.
    Result<std::vector<ListedTable>> listed(Phase phase, Range one, Range other);
    // Atomically replaces the rows of these tables that this process publishes.
    Result<void> show(std::string_view process, std::span<const ShownTable> tables);
    // Removes what all other processes have shown.
    Result<void> hide_all_but(std::span<const std::string> processes);
    // The tables where the player sits, either those that are over or the others, newest first.
    Result<std::vector<ListedTable>> tables_of(std::string_view player, bool over,
                                               std::size_t most);
    // The names of tables that go on without watchers: to be loaded after a restart.
    Result<std::vector<std::string>> going_on();
    // Tables in the order of their names, after `table`; from the first if it is empty.
    Result<std::vector<ListedTable>> tables_after(std::string_view table, std::size_t most);
    // False if there is no such table.
    virtual Result<bool> remove_table(std::string_view table);
    // Removes at most `most` open tables that have not changed since then, and returns how many.
    virtual Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most);

    Result<std::optional<Player>> player(std::string_view id);
    // Finds every spelling that people read as the same name (account_key in migrations.h).
    Result<std::optional<Player>> player_of_account(std::string_view account);
    Result<std::optional<Player>> player_of_link(std::string_view digest);
    // One statement, so that no two changes lose each other.
    Result<ChangeResult> change(const PlayerChange& change);
    // Adds the player, or replaces the one with that id. False if another player has the account.
    Result<bool> keep(const Player& player);

    // What entering a duel would lead to; an entry that is there already counts as entered.
    Result<DuelOutcome> may_enter(const DuelEntry& entry);
    Result<DuelOutcome> enter(const DuelEntry& entry);
    // Of a day in an edition: the entries at these places, and the player's own. Wins come first,
    // then accuracy, then fewer turns.
    Result<std::vector<PlacedDuel>> duels(std::string_view day, std::string_view edition,
                                          Range places, std::string_view player);

    struct Trier {
        std::string_view player;
        std::int64_t at;  // milliseconds since 1970
    };
    using RatePuzzle = std::function<void(PuzzleRating&)>;
    // In one transaction: notes that the player has tried these puzzles, and changes the rating of
    // each by `rate`. A puzzle that nobody has tried has the rating given; one that this player has
    // tried before stays as it is. Precondition: they are in the order of their names.
    Result<void> rate_puzzles(const Trier& by, std::span<const PuzzleRating> first,
                              const RatePuzzle& rate);
    // Of puzzles with at least that many attempts, in the order of their names.
    Result<std::vector<PuzzleRating>> puzzle_ratings(std::int64_t least_attempts);
    // Adds it. False if there is one already.
    Result<bool> keep(const PuzzleRating& rating);
    Result<bool> keep(const PuzzleAttempt& attempt);

    // Small values that all processes share, such as the keys of cookies. Empty if unknown.
    Result<std::string> setting(std::string_view key);
    // Sets it if it is unknown, and returns the stored value.
    Result<std::string> keep_setting(std::string_view key, std::string_view value);
    Result<void> replace_setting(std::string_view key, std::string_view value);

    Result<Counts> counts();
    // Visits a consistent snapshot while others go on writing. The visitor must not use this store.
    using VisitTable =
        std::function<void(const ListedTable&, const StoredTable&, const std::string& record)>;
    using VisitPlayer = std::function<void(const Player&)>;
    Result<void> each_table(const VisitTable& visit);
    Result<void> each_player(const VisitPlayer& visit);
    using VisitDuel = std::function<void(const DuelEntry&)>;
    Result<void> each_duel(const VisitDuel& visit);
    using VisitPuzzleAttempt = std::function<void(const PuzzleAttempt&)>;
    Result<void> each_puzzle_attempt(const VisitPuzzleAttempt& visit);
    // Replaces `file` by a complete copy while the server runs. The error is BadAddress if the
    // store is not a file; for PostgreSQL there is pg_dump.
    virtual Result<void> back_up(const std::string& file) = 0;
    // Frees the store's caches.
    virtual void release_memory() {}

protected:
    Store() = default;

    // Runs one statement, which is a transaction of its own unless one has begun.
    virtual Result<Rows> run(const char* sql, Values values) = 0;
    Result<void> execute(const char* sql, Values values) {
        return run(sql, values).map([](const Rows& /*rows*/) {});
    }
    // The statement that begins a transaction that reads one snapshot.
    [[nodiscard]] virtual const char* begin_reading() const = 0;
    // Stores in one transaction each chain whose first event is its table's next. Returns which.
    virtual Result<std::vector<bool>> put(std::span<const Chain> chains) = 0;
    // Moves everything from the journal to the tables, for a store that has a journal.
    virtual Result<void> settle() { return {}; }

    // From rows of a number and a text: event 0 is the secret, then the events. Nullopt if there
    // are no rows.
    static Result<std::optional<StoredTable>> stored_table(std::span<const Row> rows);

private:
    static constexpr int rows_at_once = 200;  // when all are visited

    // The number of the chain's first writes that are stored already.
    Result<std::size_t> count_known(const Chain& chain);
    Result<std::vector<std::string>> events_from(std::string_view table, std::uint32_t first,
                                                 std::size_t most);
    // Settles first. If that fails, it reads what the tables hold.
    Result<Rows> look(const char* sql, Values values);
    // Runs the statement again if it fails. Two players who choose the same account at once both
    // find it free; the index refuses the second one, who then finds the first.
    Result<Rows> run_twice(const std::string& sql, Values values);
    Result<std::vector<Player>> players(std::string_view condition, Values values);
    Result<std::optional<Player>> find_player(std::string_view condition, std::string_view value);
    // The first column of the first row; empty if there is none.
    Result<std::string> text(const char* sql, std::string_view value);
    // Runs `work` in a transaction that begins with the statement `begin`.
    Result<void> in_transaction(const char* begin, const std::function<Result<void>()>& work);
};

// Creates the file or the database's tables if they do not exist, and migrates older ones. All
// stores of the address `memory:` in a process share their content, which is gone when the last one
// is closed.
Result<std::unique_ptr<Store>> open(const std::string& address);

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// Everything that SQLite and PostgreSQL are asked in the same words: all but how events are
// written, and copies.
#pragma once

#include "online/store/chained_store.h"
#include "online/store/sql.h"

namespace parlor::store {

class SqlStore : public ChainedStore {
public:
    Result<std::optional<StoredTable>> table(std::string_view table) override;
    Result<std::string> record(std::string_view table) override;
    Result<std::size_t> count_listed(Phase phase) override;
    Result<std::vector<ListedTable>> listed(Phase phase, Range one, Range other) override;
    Result<void> show(std::string_view process, std::span<const ShownTable> tables) override;
    Result<void> hide_all_but(std::span<const std::string> processes) override;
    Result<std::vector<ListedTable>> tables_of(std::string_view player, bool over,
                                               std::size_t most) override;
    Result<std::vector<std::string>> going_on() override;
    Result<std::vector<ListedTable>> tables_after(std::string_view table,
                                                  std::size_t most) override;
    Result<bool> remove_table(std::string_view table) override;
    Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most) override;

    Result<std::optional<Player>> player(std::string_view id) override;
    Result<std::optional<Player>> player_of_account(std::string_view account) override;
    Result<std::optional<Player>> player_of_link(std::string_view digest) override;
    Result<ChangeResult> change(const PlayerChange& change) override;
    Result<bool> keep(const Player& player) override;

    Result<std::string> setting(std::string_view key) override;
    Result<std::string> keep_setting(std::string_view key, std::string_view value) override;
    Result<void> replace_setting(std::string_view key, std::string_view value) override;

    Result<Counts> counts() override;
    Result<void> each_table(const VisitTable& visit) override;
    Result<void> each_player(const std::function<void(const Player&)>& visit) override;

protected:
    // One statement. Outside a transaction it is one of its own.
    virtual Result<Rows> run(const char* sql, Values values) = 0;
    // Begins a transaction that sees one moment.
    [[nodiscard]] virtual const char* begin_reading() const = 0;
    // All that was written is put where it is looked for.
    virtual Result<void> settle() { return {}; }

    // Of rows of a number and a text: the secret as event 0, and the events; none: no rows.
    static Result<std::optional<StoredTable>> stored_table(std::span<const Row> rows);
    Result<std::vector<std::string>> events_from(std::string_view table, std::uint32_t first,
                                                 std::size_t most) override;

private:
    static constexpr std::size_t rows_at_once = 200;  // of all there are

    // After all has been settled; where that fails, as it was before.
    Result<Rows> look(const char* sql, Values values);
    // Two who choose the same account at once both find it free; the index refuses the second, who
    // sees the first when looking again.
    Result<Rows> run_twice(const char* sql, Values values);
    Result<std::optional<Player>> find_player(const char* sql, std::string_view value);
    // The first column of the first row; empty: there is none.
    Result<std::string> text(const char* sql, std::string_view value);
    Result<void> visit_tables(const VisitTable& visit);
    Result<void> visit_players(const std::function<void(const Player&)>& visit);
    Result<void> at_one_moment(const std::function<Result<void>()>& read);
    // In a transaction that the first statement begins with `begin`.
    Result<void> all_or_none(const char* begin, const std::function<Result<void>()>& work);
};

}  // namespace parlor::store

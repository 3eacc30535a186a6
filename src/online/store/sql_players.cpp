// SPDX-License-Identifier: MIT
// The part of SqlStore that is about people.
#include <array>

#include "online/store/account_key.h"
#include "online/store/sql_store.h"

namespace parlor::store {
namespace {

Player player_of(const Row& row) {
    return {.id = row[0],
            .name = row[1],
            .account = row[2],
            .passphrase = row[3],
            .link = row[4],
            .epoch = number(row[5]),
            .made = number(row[6]),
            .seen = number(row[7])};
}

}  // namespace

Result<std::optional<Player>> SqlStore::find_player(const char* sql, std::string_view value) {
    const auto rows = run(sql, std::array<Value, 1>{value});
    if (!rows) return base::unexpected(rows.error());
    return rows->empty() ? std::nullopt : std::optional(player_of(rows->front()));
}

Result<std::optional<Player>> SqlStore::player(std::string_view id) {
    return find_player(
        "SELECT id, name, account, passphrase, link, epoch, made, seen FROM players WHERE id = $1",
        id);
}

Result<std::optional<Player>> SqlStore::player_of_account(std::string_view account) {
    constexpr const char* sql =
        "SELECT id, name, account, passphrase, link, epoch, made, seen FROM players "
        "WHERE account_key = $1 AND account_key <> ''";
    // Those whose name looks like another's were found by their old key before, and still are.
    const std::string key = account_key(account);
    const std::string old_key = old_account_key(account);
    if (old_key != key) {
        auto found = find_player(sql, old_key);
        if (!found || *found) return found;
    }
    return find_player(sql, key);
}

Result<std::optional<Player>> SqlStore::player_of_link(std::string_view digest) {
    return find_player(
        "SELECT id, name, account, passphrase, link, epoch, made, seen FROM players "
        "WHERE link = $1 AND link <> ''",
        digest);
}

Result<Rows> SqlStore::run_twice(const char* sql, Values values) {
    auto rows = run(sql, values);
    return rows ? std::move(rows) : run(sql, values);
}

Result<ChangeResult> SqlStore::change(const PlayerChange& change) {
    constexpr const char* sql =
        "INSERT INTO players (id, name, account, account_key, passphrase, link, epoch, made, seen) "
        "SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS bigint), CAST($8 AS bigint), "
        "CAST($8 AS bigint) "
        "WHERE $4 = '' OR NOT EXISTS "
        "(SELECT 1 FROM players WHERE account_key = $4 AND account_key <> '' AND id <> $1) "
        "OR EXISTS (SELECT 1 FROM players WHERE id = $1 AND account = $3) "
        "ON CONFLICT (id) DO UPDATE SET "
        "name = CASE excluded.name WHEN '' THEN players.name ELSE excluded.name END, "
        "account = CASE excluded.account WHEN '' THEN players.account ELSE excluded.account END, "
        "account_key = CASE excluded.account WHEN '' THEN players.account_key "
        "WHEN players.account THEN players.account_key ELSE excluded.account_key END, "
        "passphrase = CASE excluded.passphrase WHEN '' THEN players.passphrase "
        "ELSE excluded.passphrase END, "
        "link = CASE WHEN excluded.link <> '' THEN excluded.link "
        "WHEN excluded.epoch > 0 AND players.account <> '' THEN '' ELSE players.link END, "
        "epoch = players.epoch + excluded.epoch, seen = excluded.seen "
        "WHERE excluded.passphrase = '' OR players.passphrase = $9 RETURNING id";
    const std::string key = account_key(change.account);
    const auto changed = run_twice(
        sql, std::array<Value, 9>{change.id, change.name, change.account, key, change.passphrase,
                                  change.link, std::int64_t{change.ends_sessions ? 1 : 0},
                                  change.at, change.old_passphrase});
    if (!changed) return base::unexpected(changed.error());
    if (!changed->empty()) return ChangeResult::Done;
    const auto now = player(change.id);
    if (!now) return base::unexpected(now.error());
    const bool is_outdated =
        !change.passphrase.empty() && *now && (*now)->passphrase != change.old_passphrase;
    return is_outdated ? ChangeResult::PassphraseOutdated : ChangeResult::AccountTaken;
}

// Whoever keeps their account keeps its key, which may be an old one.
Result<bool> SqlStore::keep(const Player& player) {
    constexpr const char* sql =
        "INSERT INTO players (id, name, account, account_key, passphrase, link, epoch, made, seen) "
        "SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS bigint), CAST($8 AS bigint), "
        "CAST($9 AS bigint) "
        "WHERE $4 = '' OR NOT EXISTS "
        "(SELECT 1 FROM players WHERE account_key = $4 AND account_key <> '' AND id <> $1) "
        "OR EXISTS (SELECT 1 FROM players WHERE id = $1 AND account = $3) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, account = excluded.account, "
        "account_key = CASE players.account WHEN excluded.account THEN players.account_key "
        "ELSE excluded.account_key END, passphrase = excluded.passphrase, "
        "link = excluded.link, epoch = excluded.epoch, made = excluded.made, "
        "seen = excluded.seen RETURNING id";
    const std::string key = account_key(player.account);
    const auto kept = run_twice(
        sql, std::array<Value, 9>{player.id, player.name, player.account, key, player.passphrase,
                                  player.link, player.epoch, player.made, player.seen});
    if (!kept) return base::unexpected(kept.error());
    return !kept->empty();
}

Result<void> SqlStore::each_player(const std::function<void(const Player&)>& visit) {
    return at_one_moment([&] { return visit_players(visit); });
}

Result<void> SqlStore::visit_players(const std::function<void(const Player&)>& visit) {
    std::string last;
    while (true) {
        const auto rows =
            run("SELECT id, name, account, passphrase, link, epoch, made, seen FROM players "
                "WHERE id > $1 ORDER BY id LIMIT $2",
                std::array<Value, 2>{last, static_cast<std::int64_t>(rows_at_once)});
        if (!rows) return base::unexpected(rows.error());
        if (rows->empty()) return {};
        for (const Row& row : *rows) visit(player_of(row));
        last = rows->back()[0];
    }
}

}  // namespace parlor::store

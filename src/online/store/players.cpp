// SPDX-License-Identifier: MIT
// The functions of Store that are about people.
#include "online/store/migrations.h"
#include "online/store/store.h"

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

// Inserts a player unless another one has the account.
constexpr std::string_view insert_player =
    "INSERT INTO players (id, name, account, account_key, passphrase, link, epoch, made, seen) "
    "SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS bigint), CAST($8 AS bigint), CAST($9 AS bigint) "
    "WHERE $4 = '' OR NOT EXISTS "
    "(SELECT 1 FROM players WHERE account_key = $4 AND account_key <> '' AND id <> $1) "
    "OR EXISTS (SELECT 1 FROM players WHERE id = $1 AND account = $3) "
    "ON CONFLICT (id) DO UPDATE SET ";

}  // namespace

Result<std::vector<Player>> Store::players(std::string_view condition, Values values) {
    const auto rows = run(std::string("SELECT id, name, account, passphrase, link, epoch, made, "
                                      "seen FROM players WHERE ")
                              .append(condition)
                              .c_str(),
                          values);
    if (!rows) return base::unexpected(rows.error());
    std::vector<Player> all;
    for (const Row& row : *rows) all.push_back(player_of(row));
    return all;
}

Result<std::optional<Player>> Store::find_player(std::string_view condition,
                                                 std::string_view value) {
    return players(condition, {value}).map([](std::vector<Player> found) {
        return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
    });
}

Result<std::optional<Player>> Store::player(std::string_view id) {
    return find_player("id = $1", id);
}

Result<std::optional<Player>> Store::player_of_account(std::string_view account) {
    constexpr std::string_view has_key = "account_key = $1 AND account_key <> ''";
    // A player whose name looks like another's may still have the old key.
    const std::string key = account_key(account);
    const std::string old_key = old_account_key(account);
    if (old_key != key) {
        auto found = find_player(has_key, old_key);
        if (!found || *found) return found;
    }
    return find_player(has_key, key);
}

Result<std::optional<Player>> Store::player_of_link(std::string_view digest) {
    return find_player("link = $1 AND link <> ''", digest);
}

Result<Rows> Store::run_twice(const std::string& sql, Values values) {
    auto rows = run(sql.c_str(), values);
    return rows ? std::move(rows) : run(sql.c_str(), values);
}

Result<ChangeResult> Store::change(const PlayerChange& change) {
    static const std::string sql =
        std::string(insert_player) +
        "name = CASE excluded.name WHEN '' THEN players.name ELSE excluded.name END, "
        "account = CASE excluded.account WHEN '' THEN players.account ELSE excluded.account END, "
        "account_key = CASE excluded.account WHEN '' THEN players.account_key "
        "WHEN players.account THEN players.account_key ELSE excluded.account_key END, "
        "passphrase = CASE excluded.passphrase WHEN '' THEN players.passphrase "
        "ELSE excluded.passphrase END, "
        "link = CASE WHEN excluded.link <> '' THEN excluded.link "
        "WHEN excluded.epoch > 0 AND players.account <> '' THEN '' ELSE players.link END, "
        "epoch = players.epoch + excluded.epoch, seen = excluded.seen "
        "WHERE excluded.passphrase = '' OR players.passphrase = $10 RETURNING id";
    const std::string key = account_key(change.account);
    const auto changed = run_twice(
        sql, {change.id, change.name, change.account, key, change.passphrase, change.link,
              std::int64_t{change.ends_sessions}, change.at, change.at, change.old_passphrase});
    if (!changed) return base::unexpected(changed.error());
    if (!changed->empty()) return ChangeResult::Done;
    return player(change.id).map([&](const std::optional<Player>& now) {
        const bool is_outdated =
            !change.passphrase.empty() && now && now->passphrase != change.old_passphrase;
        return is_outdated ? ChangeResult::PassphraseOutdated : ChangeResult::AccountTaken;
    });
}

// A player who keeps the account keeps its key, which may be an old one.
Result<bool> Store::keep(const Player& player) {
    static const std::string sql =
        std::string(insert_player) +
        "name = excluded.name, account = excluded.account, "
        "account_key = CASE players.account WHEN excluded.account THEN players.account_key "
        "ELSE excluded.account_key END, passphrase = excluded.passphrase, "
        "link = excluded.link, epoch = excluded.epoch, made = excluded.made, "
        "seen = excluded.seen RETURNING id";
    const std::string key = account_key(player.account);
    return run_twice(sql, {player.id, player.name, player.account, key, player.passphrase,
                           player.link, player.epoch, player.made, player.seen})
        .map([](const Rows& kept) { return !kept.empty(); });
}

Result<void> Store::each_player(const VisitPlayer& visit) {
    return in_transaction(begin_reading(), [&]() -> Result<void> {
        std::string last;
        while (true) {
            const auto found =
                players("id > $1 ORDER BY id LIMIT $2", {last, std::int64_t{rows_at_once}});
            if (!found) return base::unexpected(found.error());
            if (found->empty()) return {};
            for (const Player& each : *found) visit(each);
            last = found->back().id;
        }
    });
}

}  // namespace parlor::store

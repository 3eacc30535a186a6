// SPDX-License-Identifier: MIT
#include "online/store/migrations.h"

#include <algorithm>
#include <map>
#include <vector>

#include "base/numbers.h"
#include "unicode/letters.h"

namespace parlor::store {
namespace {

struct Migration {
    std::int64_t version;
    std::string_view script;
};

// The migrations of a store of that version that are still to be run, in order.
Result<std::vector<Migration>> migrations_after(std::int64_t version, std::string_view kind) {
    std::vector<Migration> all;
    std::int64_t newest = 0;
    for (const base::EmbeddedFile& file : migrations()) {
        const std::size_t dash = file.name.find('_');
        if (file.name.substr(0, dash) != kind) continue;
        const std::int64_t its = base::parse_number(file.name.substr(dash + 1)).value_or(0);
        newest = std::max(newest, its);
        if (its > version) all.push_back({its, file.content});
    }
    if (version > newest) {
        return base::unexpected(
            StoreError{StoreFault::TooNew, "version " + std::to_string(version)});
    }
    std::ranges::sort(all, {}, &Migration::version);
    return all;
}

struct Account {
    std::string player;
    std::string key;  // the current one
};

// Of the accounts that share a new key, the one that has it already keeps it; otherwise the oldest
// gets it. No account holds a key that another one wants: an account whose old key equals a new key
// would get that same new key.
Result<void> renew_account_keys(const RunStatement& run) {
    const auto rows = run(
        "SELECT id, account, account_key FROM players WHERE account_key <> '' ORDER BY made, id",
        {});
    if (!rows) return base::unexpected(rows.error());
    std::map<std::string, std::vector<Account>> sharing;
    for (const Row& row : *rows) sharing[account_key(row[1])].push_back({row[0], row[2]});
    for (const auto& [key, accounts] : sharing) {
        if (std::ranges::find(accounts, key, &Account::key) != accounts.end()) continue;
        const auto renewed = run("UPDATE players SET account_key = $2 WHERE id = $1",
                                 {accounts.front().player, key});
        if (!renewed) return base::unexpected(renewed.error());
    }
    return {};
}

// What the script of a version cannot do in SQL.
Result<void> finish_migration(std::int64_t version, const RunStatement& run) {
    constexpr std::int64_t with_new_account_keys = 2;
    if (version == with_new_account_keys) return renew_account_keys(run);
    return {};
}

}  // namespace

Result<void> run_migrations(std::string_view kind, const RunStatement& run,
                            const RunScript& run_script) {
    const auto known = run("SELECT coalesce(max(version), 0) FROM schema_version", {});
    if (!known) return base::unexpected(known.error());
    const auto missing = migrations_after(number(known->front()[0]), kind);
    if (!missing) return base::unexpected(missing.error());
    for (const Migration& each : *missing) {
        if (auto ran = run_script(std::string(each.script).c_str()); !ran) return ran;
        if (auto finished = finish_migration(each.version, run); !finished) return finished;
        const auto noted = run("INSERT INTO schema_version (version) VALUES ($1)", {each.version});
        if (!noted) return base::unexpected(noted.error());
    }
    return {};
}

std::string account_key(std::string_view account) {
    std::string key = unicode::caseless(account);
    // An account of invisible characters alone would have no key, and so count as no account.
    if (key.empty()) return std::string(account);
    return key;
}

std::string old_account_key(std::string_view account) {
    constexpr unsigned char latin = 0xC3;  // in UTF-8: À to Þ, and then à to þ
    constexpr unsigned char times = 0x97;  // × is between them
    constexpr unsigned char to_small = 0x20;
    std::string small(account);
    unsigned char before = 0;
    for (char& each : small) {
        const auto byte = static_cast<unsigned char>(each);
        const bool is_capital = (byte >= 'A' && byte <= 'Z') ||
                                (before == latin && byte >= 0x80 && byte <= 0x9E && byte != times);
        if (is_capital) each = static_cast<char>(byte + to_small);
        before = byte;
    }
    return small;
}

}  // namespace parlor::store

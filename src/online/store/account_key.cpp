// SPDX-License-Identifier: MIT
#include "online/store/account_key.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "unicode/letters.h"

namespace parlor::store {
namespace {

struct Account {
    std::string player;
    std::string key;  // that it has now
};

}  // namespace

std::string account_key(std::string_view account) {
    std::string key = unicode::caseless(account);
    // Of signs that nobody sees nothing is left, and without a key it would be no account.
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

// Of those who share a new key whoever has it already keeps it, else the eldest gets it. No key is
// ever wanted by one and held by another: what has a new key for its old one would get the same.
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
                                 std::array<Value, 2>{accounts.front().player, key});
        if (!renewed) return base::unexpected(renewed.error());
    }
    return {};
}

}  // namespace parlor::store

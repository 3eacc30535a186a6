// SPDX-License-Identifier: MIT
#include "online/store/migrations.h"

#include <algorithm>

#include "base/numbers.h"

namespace parlor::store {

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

Result<void> finish_migration(std::int64_t version, const RunStatement& run) {
    constexpr std::int64_t with_new_account_keys = 2;
    if (version == with_new_account_keys) return renew_account_keys(run);
    return {};
}

}  // namespace parlor::store

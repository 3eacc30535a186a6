// SPDX-License-Identifier: MIT
// The files of sql/, by which a store is made and brought up to date: sqlite_1, sqlite_2 and so on.
// The number is the version of the store once the file has been run.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/embedded_file.h"
#include "online/store/account_key.h"
#include "online/store/store.h"

namespace parlor::store {

std::span<const base::EmbeddedFile> migrations();

struct Migration {
    std::int64_t version;
    std::string_view script;
};

// Those that are still to be run on a store of that version, in order. Too new: it has been made
// by a later program.
Result<std::vector<Migration>> migrations_after(std::int64_t version, std::string_view kind);

// What the script of that version cannot do by itself; after it, in the same transaction.
Result<void> finish_migration(std::int64_t version, const RunStatement& run);

}  // namespace parlor::store

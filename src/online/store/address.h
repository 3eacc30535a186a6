// SPDX-License-Identifier: MIT
// What a store is named by: `sqlite:FILE` or just a file, `postgres://…`, `memory:`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "online/store/store.h"

namespace parlor::store {

enum class StoreKind : std::uint8_t { Sqlite, Postgres, Memory };

struct Address {
    StoreKind kind;
    std::string where;  // the file, or the whole address as PostgreSQL takes it
};

Result<Address> parse_address(std::string_view text);

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// A store in a database that several server processes share.
#pragma once

#include <memory>
#include <string>

#include "online/store/postgres/postgres_connection.h"
#include "online/store/store.h"

namespace parlor::store {

Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

// Creates the tables if they do not exist, and migrates older ones. If several processes call it at
// once, one of them does it.
Result<void> migrate_postgres(PostgresConnection& connection);

}  // namespace parlor::store

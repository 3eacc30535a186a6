// SPDX-License-Identifier: MIT
// A store in a database that several server processes share.
#pragma once

#include <memory>
#include <string>

#include "online/store/postgres/postgres_connection.h"
#include "online/store/store.h"

namespace parlor::store {

Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

// Makes the tables where they are not there, and brings older ones up to date; of many that try at
// once, one.
Result<void> migrate_postgres(PostgresConnection& connection);

}  // namespace parlor::store

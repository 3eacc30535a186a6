// SPDX-License-Identifier: MIT
// A store in one SQLite file, or in memory: nothing to install, and fast enough for thousands of
// tables. One server process at a time may use a file (file_lock.h); others may read it meanwhile.
#pragma once

#include <memory>

#include "online/store/store.h"

namespace parlor::store {

// Precondition: the address is not PostgreSQL's.
Result<std::unique_ptr<Store>> open_sqlite(const Address& address);

}  // namespace parlor::store

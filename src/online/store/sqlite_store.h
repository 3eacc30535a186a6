// SPDX-License-Identifier: MIT
// A store in one file: nothing to install, and fast enough for thousands of tables. One server
// process may have it at a time (exchange.h); others may read meanwhile.
#pragma once

#include <memory>
#include <string>

#include "online/store/store.h"

namespace parlor::store {

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// Stores in PostgreSQL, in a program built without it.
#include "online/store/postgres/postgres_store.h"

namespace parlor::store {

Result<std::unique_ptr<Store>> open_postgres(const std::string& /*address*/) {
    return base::unexpected(StoreError{StoreFault::WithoutPostgres});
}

}  // namespace parlor::store

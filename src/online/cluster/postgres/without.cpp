// SPDX-License-Identifier: MIT
// Processes that share a PostgreSQL, in a program that was built without it.
#include "online/cluster/postgres/postgres_exchange.h"

namespace parlor::cluster {

store::Result<std::unique_ptr<Carrier>> carry_by_postgres(const std::string& /*address*/,
                                                          Addressee /*addressee*/) {
    return base::unexpected(store::StoreError{store::Fault::WithoutPostgres});
}

store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& /*address*/,
                                                       Member /*member*/) {
    return base::unexpected(store::StoreError{store::Fault::WithoutPostgres});
}

}  // namespace parlor::cluster

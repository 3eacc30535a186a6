// SPDX-License-Identifier: MIT
// Processes that share a PostgreSQL, in a program that was built without it.
#include "online/cluster/transport.h"

namespace parlor::cluster {

store::Result<std::unique_ptr<Transport>> open_postgres_transport(const std::string& /*address*/,
                                                                  Receiver /*receiver*/) {
    return base::unexpected(store::StoreError{store::StoreFault::WithoutPostgres});
}

store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& /*address*/,
                                                       const std::string& /*name*/,
                                                       std::unique_ptr<Transport> /*transport*/,
                                                       Exchange::Gone /*gone*/) {
    return base::unexpected(store::StoreError{store::StoreFault::WithoutPostgres});
}

}  // namespace parlor::cluster

// SPDX-License-Identifier: MIT
// Messages by NATS, in a program that was built without it.
#include "online/cluster/transport.h"

namespace parlor::cluster {

store::Result<std::unique_ptr<Transport>> open_nats_transport(const std::string& /*addresses*/,
                                                              Receiver /*receiver*/) {
    return base::unexpected(store::StoreError{store::StoreFault::WithoutNats});
}

}  // namespace parlor::cluster

// SPDX-License-Identifier: MIT
// Messages by NATS, in a program that was built without it.
#include "online/cluster/carrier.h"

namespace parlor::cluster {

store::Result<std::unique_ptr<Carrier>> carry_by_nats(const std::string& /*addresses*/,
                                                      Addressee /*addressee*/) {
    return base::unexpected(store::StoreError{store::Fault::WithoutNats});
}

}  // namespace parlor::cluster

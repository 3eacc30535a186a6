// SPDX-License-Identifier: MIT
// The exchange of processes that share a PostgreSQL: rows that say who lives and who owns which
// table. A carrier brings the messages.
#pragma once

#include <memory>
#include <string>

#include "online/cluster/exchange.h"
#include "online/cluster/transport.h"

namespace parlor::cluster {

struct Member {
    std::string name;  // used by nobody before
    std::unique_ptr<Transport> transport;
    Exchange::Gone gone;
};

store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address, Member member);

}  // namespace parlor::cluster

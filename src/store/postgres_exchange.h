// SPDX-License-Identifier: MIT
// The exchange of processes that share a PostgreSQL: rows that say who lives and who owns which
// table. A carrier brings the messages.
#pragma once

#include <memory>
#include <string>

#include "store/carrier.h"
#include "store/exchange.h"

namespace parlor::store {

struct Member {
    std::string name;  // used by nobody before
    std::unique_ptr<Carrier> carrier;
    Exchange::Gone gone;
};

Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address, Member member);

}  // namespace parlor::store

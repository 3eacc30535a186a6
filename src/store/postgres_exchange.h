// SPDX-License-Identifier: MIT
// The exchange of processes that share a PostgreSQL: rows that say who lives and who owns which
// table, and notices from one to another.
#pragma once

#include <memory>
#include <string>

#include "store/exchange.h"

namespace parlor::store {

struct Listeners {
    Exchange::Receive receive;
    Exchange::Gone gone;
};

// `self` has been used by nobody before.
Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address, std::string self,
                                                Listeners listeners);

}  // namespace parlor::store

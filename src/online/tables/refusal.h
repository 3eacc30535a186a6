// SPDX-License-Identifier: MIT
// Why a table did not do what it was asked. A stable name, as on the wire, and the part at fault;
// docs/protocol.md lists the names.
#pragma once

#include <string>

#include "base/expected.h"

namespace parlor::tables {

struct Refusal {
    std::string error{};
    std::string part{};
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace parlor::tables

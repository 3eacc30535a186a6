// SPDX-License-Identifier: MIT
// Events as rows have them. A row has all events after the row before it, up to its number: one, or
// several with a line end between them. What happens at once is then written as one row.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "online/store/chain.h"
#include "online/store/sql.h"

namespace parlor::store {

struct PackedEvents {
    std::uint32_t last;  // number of its last event
    std::string text;
};
// One row; or one an event, where a line end is within an event.
std::vector<PackedEvents> packed(const Chain& chain);

// The events of rows of a number and a text, in order, from the first number on. A row that lies
// wholly before it only says where the next one begins. Damaged: the rows do not follow each other.
Result<std::vector<std::string>> unpacked(std::span<const Row> rows, std::uint32_t first);

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// The texts in which the rows of databases hold events and writes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "online/store/chain.h"
#include "online/store/sql.h"

namespace parlor::store {

// A row of events holds all events after the row before it, up to its number, separated by line
// ends. So what happens at once is written as one row.
struct PackedEvents {
    std::uint32_t last;  // number of its last event
    std::string text;
};
// One row; or one row per event if an event contains a line end.
std::vector<PackedEvents> packed(const Chain& chain);

// The events from number `first` on, of rows with a number and a text, in order. A first row that
// lies wholly before `first` only says where the next one begins. The error is Damaged if the rows
// do not follow each other.
Result<std::vector<std::string>> unpacked(std::span<const Row> rows, std::uint32_t first);

// An entry of a SQLite store's journal (the SQL table `daybook`): one text for all that was written
// at once. Each part follows its length, so it may contain any character.
void append(std::string& entry, const Write& write);

// The error is Damaged if the text is not what `append` wrote.
Result<std::vector<Write>> writes_of(std::string_view entry);

}  // namespace parlor::store

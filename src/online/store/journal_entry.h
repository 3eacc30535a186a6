// SPDX-License-Identifier: MIT
// Writes as the daybook of a file has them: one text for all that was written at once, read again
// when it is carried over to where it is looked for (sqlite_store.cpp). Every part stands behind
// its length, so that it may hold anything.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "online/store/store.h"

namespace parlor::store {

void append(std::string& entry, const Write& write);

// Damaged: it is not what was appended.
Result<std::vector<Write>> writes_of(std::string_view entry);

}  // namespace parlor::store

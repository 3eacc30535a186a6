// SPDX-License-Identifier: MIT
// What an account is found by. Databases differ in what they take for a letter, and an account must
// be the same in all of them: so the key is made here and stored beside the account.
//
// Version 1 of the stores folded ASCII and Latin 1 alone, and took `ŁUCJA` and `łucja` for two
// people. Version 2 makes all keys anew. Where there are two such people already, one gets the new
// key and the others keep their old ones: everybody still comes in as they always did, and nobody
// else can take a name that looks like theirs.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "online/store/sql.h"
#include "online/store/store.h"

namespace parlor::store {

// The same for all spellings that people read as one name. Empty only for an empty account.
std::string account_key(std::string_view account);

// As version 1 made it.
std::string old_account_key(std::string_view account);

// One statement of the transaction that brings a store to version 2.
using RunStatement = std::function<Result<Rows>(const char* sql, Values values)>;
Result<void> renew_account_keys(const RunStatement& run);

}  // namespace parlor::store

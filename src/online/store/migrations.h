// SPDX-License-Identifier: MIT
// Creates stores and brings older ones up to date, by the files of sql/: sqlite_1, sqlite_2 and so
// on. The number is the version of the store after the file has been run.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "online/store/sql.h"
#include "online/store/types.h"

namespace parlor::store {

std::span<const base::EmbeddedFile> migrations();

using RunStatement = std::function<Result<Rows>(const char* sql, Values values)>;
using RunScript = std::function<Result<void>(const char* script)>;

// Runs the files that are missing. Preconditions: a transaction has begun, and the table
// `schema_version` exists. The error is TooNew if a later program made the store.
Result<void> run_migrations(std::string_view kind, const RunStatement& run,
                            const RunScript& run_script);

// The key by which an account is found: the same for all spellings that people read as one name,
// and empty only for an empty account. It is stored beside the account, because databases differ in
// what they take for a letter.
std::string account_key(std::string_view account);

// The key as version 1 of the stores made it, which folded only ASCII and Latin 1, so that `ŁUCJA`
// and `łucja` were two players. Version 2 renewed all keys. Where two players would now have the
// same key, one has the new key and the others keep their old ones: all of them can still log in,
// and nobody else can take a name that looks like theirs.
std::string old_account_key(std::string_view account);

}  // namespace parlor::store

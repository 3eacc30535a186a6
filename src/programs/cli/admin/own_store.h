// SPDX-License-Identifier: MIT
// Where this user's tables are kept unless another place is named, and what is said when they
// cannot be.
#pragma once

#include <string>

#include "online/store/store.h"
#include "presentation/language/language.h"

namespace parlor::cli {

// A file of this user's; where there is none to be had, tables last as long as the program.
std::string own_store();

// One line on the standard error. The exit code.
int refuse_store(language::Language language, const std::string& address,
                 const store::StoreError& error);

}  // namespace parlor::cli

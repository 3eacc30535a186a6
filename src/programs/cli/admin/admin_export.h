// SPDX-License-Identifier: MIT
// `parlor admin export` and `import`: all tables and players as lines of text.
#pragma once

#include "programs/cli/admin/admin_desk.h"

namespace parlor::cli {

// Each returns the exit code: 0, or 2 after a line on the standard error.
int admin_export(const AdminOptions& options);
int admin_import(const AdminOptions& options);

}  // namespace parlor::cli

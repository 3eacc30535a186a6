// SPDX-License-Identifier: MIT
// `parlor admin`: what is kept of the tables online, looked at, copied, moved and tidied up. All
// that only reads may be done while a server runs.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct AdminOptions {
    std::string store;  // empty: this user's
    std::string table;
    std::string file;
    int days = 30;
    language::Language language = language::Language::English;
};

// Each one the exit code: 0; 1 where there is no such table; 2 after a line on the standard error.
int admin_stats(const AdminOptions& options);
int admin_tables(const AdminOptions& options);
int admin_show(const AdminOptions& options);
int admin_remove(const AdminOptions& options);
int admin_backup(const AdminOptions& options);
int admin_export(const AdminOptions& options);
int admin_import(const AdminOptions& options);
int admin_rotate_keys(const AdminOptions& options);
int admin_clean(const AdminOptions& options);

}  // namespace parlor::cli

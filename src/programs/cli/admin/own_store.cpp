// SPDX-License-Identifier: MIT
#include "programs/cli/admin/own_store.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "programs/cli/common.h"

namespace parlor::cli {

namespace fs = std::filesystem;

std::string own_store() {
    const char* const data = std::getenv("XDG_DATA_HOME");
    const char* const home = std::getenv("HOME");
    fs::path folder;
    if (data != nullptr && *data != '\0') {
        folder = data;
    } else if (home != nullptr && *home != '\0') {
        folder = fs::path(home) / ".local/share";
    }
    if (folder.empty()) return "memory:";
    std::error_code ignored;  // opening the store will say what is wrong
    fs::create_directories(folder / "parlor", ignored);
    return "sqlite:" + (folder / "parlor/tables.db").string();
}

int refuse_store(language::Language language, const std::string& address,
                 const store::StoreError& error) {
    const std::string_view fault = name(error.fault);
    complain_of(language::say(language, fmt::format("store.{}", fault),
                              {{"store", store::shown(address)}, {"reason", error.reason}}),
                fault);
    return exit_bad;
}

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
#include "programs/cli/page_folder.h"

#include <filesystem>
#include <system_error>

namespace parlor::cli {

std::string page_folder() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path().parent_path() / "share/parlor/web";
    return fs::exists(installed / "index.html", error) ? installed.string() : PARLOR_PAGE;
}

}  // namespace parlor::cli

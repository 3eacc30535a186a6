// SPDX-License-Identifier: MIT
#include "programs/cli/admin/admin_desk.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "online/store/types.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using store::StoreFault;

}  // namespace

AdminDesk::AdminDesk(const AdminOptions& options, Wish wish)
    : language_(options.language), address_(options.store.empty() ? own_store() : options.store) {
    const auto opened = open(wish);
    if (!opened) static_cast<void>(refuse(opened.error()));
}

store::Result<void> AdminDesk::open(Wish wish) {
    const auto address = store::parse_address(address_);
    if (!address) return base::unexpected(address.error());
    if (address->kind == store::StoreKind::Sqlite) {
        std::error_code ignored;
        const bool is_there = std::filesystem::exists(address->where, ignored);
        // A mistyped name must not create a store.
        if (!is_there && wish != Wish::Fill) {
            const auto reason = std::make_error_code(std::errc::no_such_file_or_directory);
            return base::unexpected(store::StoreError{StoreFault::CannotOpen, reason.message()});
        }
        if (wish != Wish::Read) {
            auto locked = store::FileLock::take(address_);
            if (!locked) return base::unexpected(locked.error());
            lock_ = std::move(*locked);
        }
    }
    auto opened = store::open(address_);
    if (!opened) return base::unexpected(opened.error());
    store_ = std::move(*opened);
    return {};
}

void AdminDesk::tell(std::string_view key, language::Arguments arguments) const {
    fmt::print("{}\n", say(key, arguments));
}

int AdminDesk::refuse(const store::StoreError& error) const {
    if (error.fault != StoreFault::InUse) return refuse_store(language_, address_, error);
    complain_of(say("admin.in_use", {{"store", store::shown(address_)}}), name(error.fault));
    return exit_bad;
}

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

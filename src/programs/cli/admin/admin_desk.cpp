// SPDX-License-Identifier: MIT
#include "programs/cli/admin/admin_desk.h"

#include <fmt/format.h>

#include <filesystem>

#include "online/store/address.h"
#include "programs/cli/admin/own_store.h"
#include "programs/cli/common.h"

namespace parlor::cli {

using store::StoreFault;

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
        // A name that was mistyped is not to become a store.
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

}  // namespace parlor::cli

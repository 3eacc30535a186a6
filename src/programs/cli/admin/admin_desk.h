// SPDX-License-Identifier: MIT
// What the commands of `parlor admin` share: the store they are about, and how they speak.
//
//   AdminDesk desk(options, AdminDesk::Wish::Read);
//   if (!desk.is_open()) return exit_bad;
//   const auto counts = desk.store().counts();
//   if (!counts) return desk.refuse(counts.error());
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "online/store/file_lock.h"
#include "online/store/store.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct AdminOptions {
    std::string store;  // empty: this user's
    std::string table;
    std::string file;
    int days = 30;
    language::Language language = language::Language::English;
};

class AdminDesk {
public:
    enum class Wish : std::uint8_t {
        Read,  // of a store that is there
        Edit,  // the same, while no server has its file
        Fill,  // the same, and it need not be there
    };

    AdminDesk(const AdminOptions& options, Wish wish);

    // False: that has been complained of.
    [[nodiscard]] bool is_open() const { return store_ != nullptr; }
    [[nodiscard]] store::Store& store() { return *store_; }

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(language_, key, arguments);
    }
    // A sentence on the standard output.
    void tell(std::string_view key, language::Arguments arguments = {}) const;
    // One on the standard error. The exit code.
    [[nodiscard]] int refuse(const store::StoreError& error) const;

private:
    store::Result<void> open(Wish wish);

    language::Language language_;
    std::string address_;
    store::FileLock lock_;  // unless the command only reads
    std::unique_ptr<store::Store> store_;
};

}  // namespace parlor::cli

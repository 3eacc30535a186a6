// SPDX-License-Identifier: MIT
// The store that a command of `parlor admin` works on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "online/store/file_lock.h"
#include "online/store/store.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"

namespace parlor::cli {

// The address of this user's file, or of a store in memory if there is no home folder.
std::string own_store();

// Prints a line on the standard error and returns the exit code.
int refuse_store(language::Language language, const std::string& address,
                 const store::StoreError& error);

struct AdminOptions : CommandOptions {
    std::string store;  // empty: own_store()
    std::string table;
    std::string file;
    int days = 30;
};

class AdminDesk {
public:
    enum class Wish : std::uint8_t {
        Read,  // an existing store
        Edit,  // an existing store that no server has open
        Fill,  // a store that is created if it is missing
    };

    AdminDesk(const AdminOptions& options, Wish wish);

    // False after complaining.
    [[nodiscard]] bool is_open() const { return store_ != nullptr; }
    [[nodiscard]] store::Store& store() { return *store_; }

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(language_, key, arguments);
    }
    // Prints a sentence on the standard output.
    void tell(std::string_view key, language::Arguments arguments = {}) const;
    // Prints one on the standard error and returns the exit code.
    [[nodiscard]] int refuse(const store::StoreError& error) const;

private:
    store::Result<void> open(Wish wish);

    language::Language language_;
    std::string address_;
    store::FileLock lock_;  // unless the command only reads
    std::unique_ptr<store::Store> store_;
};

// admin_export.cpp: all tables and players as lines of text. Each returns the exit code: 0, or 2
// after a line on the standard error.
int admin_export(const AdminOptions& options);
int admin_import(const AdminOptions& options);

}  // namespace parlor::cli

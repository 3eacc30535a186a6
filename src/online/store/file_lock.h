// SPDX-License-Identifier: MIT
// Lets one process at a time serve or change a SQLite store. It locks the file itself, not its
// name, so a second name (a hard link, or a new name after a rename) does not help. The system
// releases the lock when the process ends, however it ends.
//
//   const auto lock = FileLock::take("sqlite:parlor.db");      before store::open
#pragma once

#include <string>

#include "online/store/types.h"

namespace parlor::store {

class FileLock {
public:
    // Creates the file if it does not exist. A store of another kind needs no lock and gets an
    // empty one. The error is InUse if another process has the lock. Precondition: this process has
    // no connection to the file, nor any when the lock is destroyed. Closing a descriptor of a file
    // releases all POSIX locks that the process has on it, and those are the locks of SQLite.
    static Result<FileLock> take(const std::string& address);

    FileLock() = default;  // locks nothing
    ~FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_ = -1;
};

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// A file beside the store that one process holds at a time; the system lets go of it with the
// process, however that ends.
#pragma once

#include <string>

#include "online/store/store.h"

namespace parlor::store {

class FileLock {
public:
    // In use: somebody has it.
    static Result<FileLock> take(const std::string& file);

    FileLock() = default;  // of nothing
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

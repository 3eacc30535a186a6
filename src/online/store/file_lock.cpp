// SPDX-License-Identifier: MIT
#include "online/store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace parlor::store {

Result<FileLock> FileLock::take(const std::string& file) {
    FileLock lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (lock.descriptor_ >= 0 && flock(lock.descriptor_, LOCK_EX | LOCK_NB) == 0) return lock;
    const Fault fault = errno == EWOULDBLOCK ? Fault::InUse : Fault::CannotOpen;
    return base::unexpected(StoreError{fault, std::generic_category().message(errno)});
}

// The file stays: whoever removed it might take it from under somebody who has just opened it.
FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

}  // namespace parlor::store

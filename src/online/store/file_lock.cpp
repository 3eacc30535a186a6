// SPDX-License-Identifier: MIT
#include "online/store/file_lock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace parlor::store {

namespace {

// One byte, far away from those that SQLite locks (at 1 GB) and from all data.
constexpr off_t locked_byte = off_t{1} << 62U;

}  // namespace

Result<FileLock> FileLock::take(const std::string& address) {
    const auto parsed = parse_address(address);
    if (!parsed) return base::unexpected(parsed.error());
    if (parsed->kind != StoreKind::Sqlite) return FileLock();
    FileLock lock(::open(parsed->where.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    struct flock wanted{};
    wanted.l_type = F_WRLCK;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = locked_byte;
    wanted.l_len = 1;
    // This kind of lock belongs to our descriptor: SQLite does not release it when it closes its
    // own.
    if (lock.descriptor_ >= 0 && fcntl(lock.descriptor_, F_OFD_SETLK, &wanted) == 0) return lock;
    const StoreFault fault =
        errno == EAGAIN || errno == EACCES ? StoreFault::InUse : StoreFault::CannotOpen;
    return base::unexpected(StoreError{fault, std::generic_category().message(errno)});
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
#include "presentation/console/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "presentation/console/complaints.h"

namespace parlor::console {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{64} << 20U;  // far more than any game or board

base::unexpected<std::string> failure() {
    return base::unexpected(std::generic_category().message(errno));
}

// A file descriptor that closes itself.
class File {
public:
    explicit File(int descriptor) : descriptor_(descriptor) {}
    ~File() {
        if (is_open()) close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

base::Expected<std::string, std::string> read_all(int descriptor) {
    std::string content;
    std::array<char, 65536> block{};
    for (;;) {
        const ssize_t size = read(descriptor, block.data(), block.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) return failure();
        if (size == 0) return content;
        content.append(block.data(), static_cast<std::size_t>(size));
        if (content.size() > most_bytes) {
            errno = EFBIG;
            return failure();
        }
    }
}

bool write_all(const File& file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = write(file.descriptor(), content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool is_special(const fs::path& path) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

// A terminal or a pipe cannot be replaced.
base::Expected<void, std::string> write_through(const fs::path& path, std::string_view content) {
    const File file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.is_open() || !write_all(file, content)) return failure();
    return {};
}

// Makes the new name survive a power cut. Some file systems cannot, which is no failure.
void force_directory(const fs::path& path) {
    const fs::path parent = path.has_parent_path() ? path.parent_path() : ".";
    const File directory(open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.is_open()) fsync(directory.descriptor());
}

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666U & ~mask;
}

}  // namespace

base::Expected<std::string, std::string> read_file(const std::string& path) {
    const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return failure();
    return read_all(file.descriptor());
}

base::Expected<std::string, std::string> read_standard_input() { return read_all(STDIN_FILENO); }

base::Expected<void, std::string> write_file(const std::string& path, std::string_view content) {
    if (is_special(path)) return write_through(path, content);
    std::error_code ignored;
    const bool is_link = fs::is_symlink(path, ignored);
    const fs::path target = is_link ? fs::weakly_canonical(path, ignored) : fs::path(path);
    std::string beside = target.string() + ".XXXXXX";
    const File file(mkostemp(beside.data(), O_CLOEXEC));
    if (!file.is_open()) return failure();
    const bool written = write_all(file, content) && fchmod(file.descriptor(), usual_mode()) == 0 &&
                         fsync(file.descriptor()) == 0;
    if (!written || std::rename(beside.c_str(), target.c_str()) != 0) {
        auto failed = failure();
        unlink(beside.c_str());
        return failed;
    }
    force_directory(target);
    return {};
}

void complain_of_unwritten(language::Language language, const std::string& path,
                           const std::string& reason) {
    complain_of(language::say(language, "cli.cannot_write", {{"file", path}, {"reason", reason}}),
                "cannot_write");
}

bool write_or_complain(language::Language language, const std::string& path,
                       std::string_view content) {
    const auto written = write_file(path, content);
    if (!written) complain_of_unwritten(language, path, written.error());
    return written.has_value();
}

}  // namespace parlor::console

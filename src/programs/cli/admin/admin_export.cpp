// SPDX-License-Identifier: MIT
#include "programs/cli/admin/admin_desk.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "presentation/console/progress_bar.h"
#include "programs/cli/common.h"
#include "protocols/online_json/export_json.h"

namespace parlor::cli {
namespace {

using Wish = AdminDesk::Wish;

constexpr std::uint64_t kilobyte = 1024;

std::string reason() { return std::generic_category().message(errno); }

// A file that only its owner can read, and that appears when it is complete.
class PrivateFile {
public:
    explicit PrivateFile(std::string path) : path_(std::move(path)), beside_(path_ + ".part") {
        unlink(beside_.c_str());
        constexpr int anew = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
        descriptor_ = open(beside_.c_str(), anew, S_IRUSR | S_IWUSR);
        if (descriptor_ < 0) is_good_ = false;
    }
    ~PrivateFile() {
        if (descriptor_ < 0) return;
        close(descriptor_);
        if (!is_whole_) unlink(beside_.c_str());
    }
    PrivateFile(const PrivateFile&) = delete;
    PrivateFile& operator=(const PrivateFile&) = delete;

    [[nodiscard]] bool is_good() const { return is_good_; }
    void write(std::string_view text) {
        waiting_ += text;
        if (waiting_.size() >= block) flush();
    }
    bool finish() {
        flush();
        is_whole_ =
            is_good_ && fsync(descriptor_) == 0 && std::rename(beside_.c_str(), path_.c_str()) == 0;
        return is_whole_;
    }

private:
    static constexpr std::size_t block = 65536;

    void flush() {
        std::string_view left = waiting_;
        while (is_good_ && !left.empty()) {
            const ssize_t written = ::write(descriptor_, left.data(), left.size());
            if (written >= 0) left.remove_prefix(static_cast<std::size_t>(written));
            is_good_ = written >= 0 || errno == EINTR;
        }
        waiting_.clear();
    }

    std::string path_;
    std::string beside_;
    std::string waiting_;
    int descriptor_ = -1;
    bool is_good_ = true;
    bool is_whole_ = false;
};

int refuse_file(const AdminDesk& desk, std::string_view key, const std::string& file) {
    complain_of(desk.say(key, {{"file", file}, {"reason", reason()}}), "cannot_open");
    return exit_bad;
}

int refuse(const AdminDesk& desk, const std::string& file, const online_json::ImportError& error) {
    if (const auto* fault = std::get_if<store::StoreError>(&error); fault != nullptr) {
        return desk.refuse(*fault);
    }
    const auto line = std::get<online_json::BadLine>(error).number;
    complain_of(desk.say("admin.bad_line", {{"file", file}, {"line", std::to_string(line)}}),
                "bad_line");
    return exit_bad;
}

base::Expected<online_json::Imported, online_json::ImportError> import_all(
    store::Store& store, std::istream& lines, console::ProgressBar& progress) {
    online_json::Importer importer(store);
    std::uint64_t bytes = 0;
    for (std::string line; std::getline(lines, line);) {
        if (auto taken = importer.take(line); !taken) return base::unexpected(taken.error());
        progress.show((bytes += line.size()) / kilobyte);
    }
    return importer.finish();
}

}  // namespace

int admin_export(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    const auto counts = desk.store().counts();
    if (!counts) return desk.refuse(counts.error());
    const std::uint64_t most = std::max<std::uint64_t>(1, counts->tables + counts->players);
    PrivateFile file(options.file);
    if (!file.is_good()) return refuse_file(desk, "admin.not_exported", options.file);
    std::uint64_t done = 0;
    {
        console::ProgressBar progress(options.language, most, "admin.export_progress");
        const auto told = online_json::export_lines(desk.store(), [&](std::string_view line) {
            file.write(line);
            progress.show(std::min(++done, most));
        });
        if (!told) return desk.refuse(told.error());
    }
    if (!file.finish()) return refuse_file(desk, "admin.not_exported", options.file);
    desk.tell("admin.exported", {{"file", options.file},
                                 {"tables", std::to_string(counts->tables)},
                                 {"players", std::to_string(counts->players)}});
    return exit_ok;
}

int admin_import(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Fill);
    if (!desk.is_open()) return exit_bad;
    std::ifstream lines(options.file);
    if (!lines) return refuse_file(desk, "admin.not_imported", options.file);
    std::error_code ignored;
    const std::uint64_t size = std::filesystem::file_size(options.file, ignored);
    const auto imported = [&] {
        console::ProgressBar progress(options.language, size / kilobyte + 1,
                                      "admin.import_progress");
        return import_all(desk.store(), lines, progress);
    }();
    if (!imported) return refuse(desk, options.file, imported.error());
    desk.tell("admin.imported", {{"tables", std::to_string(imported->tables)},
                                 {"players", std::to_string(imported->players)}});
    if (imported->skipped > 0) {
        desk.tell("admin.skipped", {{"skipped", std::to_string(imported->skipped)}});
    }
    return exit_ok;
}

}  // namespace parlor::cli

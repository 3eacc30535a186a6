// SPDX-License-Identifier: MIT
#include "online/server/files.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "online/server/http_text.h"

namespace parlor::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view index_name = "index.html";

// FNV-1a, 64 bits.
std::string tag_of(std::string_view content) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char each : content) {
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    }
    std::string tag;
    for (int shift = 60; shift >= 0; shift -= 4) tag += "0123456789abcdef"[(hash >> shift) & 15U];
    return tag;
}

std::string taken(std::map<std::string, std::string>& contents, const std::string& path) {
    auto node = contents.extract(path);
    return node.empty() ? std::string() : std::move(node.mapped());
}

bool is_compressed(std::string_view path) { return path.ends_with(".br") || path.ends_with(".gz"); }

std::optional<std::string> content_of(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return std::nullopt;
    std::string content(std::istreambuf_iterator<char>(stream), {});
    if (stream.bad()) return std::nullopt;
    return content;
}

}  // namespace

std::string_view name(FilesError::Fault fault) {
    constexpr std::array<std::string_view, 2> names{"no_page", "unreadable"};
    return names[static_cast<std::size_t>(fault)];
}

Files::Files(std::map<std::string, std::string> contents) {
    assert(contents.contains("/index.html"));
    std::map<std::string, std::string> compressed;
    for (auto it = contents.begin(); it != contents.end();) {
        const auto each = it++;
        if (is_compressed(each->first)) compressed.insert(contents.extract(each));
    }
    for (auto& [path, content] : contents) {
        files_.emplace(path, File{.type = content_type(path),
                                  .tag = tag_of(content),
                                  .is_lasting = path.starts_with("/assets/"),
                                  .plain = std::move(content),
                                  .brotli = taken(compressed, path + ".br"),
                                  .gzip = taken(compressed, path + ".gz")});
    }
}

base::Expected<Files, FilesError> Files::read(const std::string& folder) {
    using Fault = FilesError::Fault;
    const fs::path root(folder);
    std::error_code error;
    if (!fs::is_regular_file(root / index_name, error)) {
        return base::unexpected(FilesError{Fault::NoPage, folder});
    }
    std::map<std::string, std::string> contents;
    fs::recursive_directory_iterator each(root, error);
    for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
        std::error_code unknown;
        if (!each->is_regular_file(unknown)) continue;
        auto content = content_of(each->path());
        if (!content) return base::unexpected(FilesError{Fault::Unreadable, each->path().string()});
        contents.emplace("/" + each->path().lexically_relative(root).generic_string(),
                         std::move(*content));
    }
    if (error) return base::unexpected(FilesError{Fault::Unreadable, folder});
    return Files(std::move(contents));
}

const File* Files::find(std::string_view path) const {
    const auto found =
        path.ends_with('/') ? files_.find(std::string(path).append(index_name)) : files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace parlor::server

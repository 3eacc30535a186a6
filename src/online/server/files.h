// SPDX-License-Identifier: MIT
// The page's files, read once when the server starts and kept in memory, each with the compressed
// ones that the page's build has put beside it. A request is looked up by its path among these and
// nowhere else, so that no path can lead out of the folder.
//
//   auto files = Files::read("web/dist");
//   if (!files) … files.error() …
//   const File* file = files->find("/assets/index-B2xq.js");
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/expected.h"

namespace parlor::server {

struct File {
    std::string_view type;    // of its content, as HTTP names it
    std::string tag;          // another one for any other content
    bool is_lasting = false;  // its name changes with its content
    std::string plain;
    std::string brotli;  // empty: there is none
    std::string gzip;    // likewise
};

struct FilesError {
    enum class Fault { NoPage, Unreadable };
    Fault fault;
    std::string path;
};
std::string_view name(FilesError::Fault fault);

class Files {
public:
    // Contents by path, "/index.html" among them. What ends in .br or .gz is the compressed form
    // of the one without.
    explicit Files(std::map<std::string, std::string> contents);

    // All below the folder.
    static base::Expected<Files, FilesError> read(const std::string& folder);

    // None: there is no such file. "/" is the index of the folder, and so is "/rules/".
    [[nodiscard]] const File* find(std::string_view path) const;

    [[nodiscard]] const File& index() const { return *find("/"); }

private:
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace parlor::server

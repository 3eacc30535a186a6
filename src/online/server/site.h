// SPDX-License-Identifier: MIT
// What the server answers to requests for the page, without sockets and clocks.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/expected.h"

namespace parlor::server {

// The page's files, read once at the start, each with the compressed variants that the page's build
// made. Requests are looked up in a map by path, so no path can lead out of the folder.
//
//   auto files = Files::read("web/dist");
//   if (!files) … files.error() …
//   const File* file = files->find("/assets/index-B2xq.js");

struct File {
    std::string_view type;    // of its content, as HTTP names it
    std::string tag;          // differs for different content
    bool is_lasting = false;  // its name changes with its content
    std::string plain;
    std::string brotli;  // empty if there is none
    std::string gzip;    // empty if there is none
};

struct FilesError {
    enum class Fault { NoPage, Unreadable };
    Fault fault;
    std::string path;
};
std::string_view name(FilesError::Fault fault);

class Files {
public:
    // Contents by path, including "/index.html". Paths that end in .br or .gz are the compressed
    // variants of the path without it.
    explicit Files(std::map<std::string, std::string> contents);

    // Reads all files below the folder.
    static base::Expected<Files, FilesError> read(const std::string& folder);

    // Null if there is no such file. "/" and "/rules/" are the index files of their folders.
    [[nodiscard]] const File* find(std::string_view path) const;

    [[nodiscard]] const File& index() const { return *find("/"); }

private:
    std::map<std::string, File, std::less<>> files_;
};

// Answers requests for the page's files, with the fields for caches and compression, and for the
// server's health. Pure, so any number of threads may use it.
//
//   const Site site(std::move(files), report_json::health_json("0.1.0"));
//   const HttpResponse response = site.answer({.target = "/rules"});

// Missing fields of the header are empty.
struct HttpRequest {
    std::string_view method = "GET";
    std::string_view target = "/";
    std::string_view accept{};
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
    std::string_view host{};
    bool is_secure = false;      // received over TLS
    std::string_view winners{};  // of the game at the table that is linked; empty if unknown
};

// "k3f9x2m7qa4c" of "/t/zenda/k3f9x2m7qa4c"; empty for another path.
std::string_view linked_table(std::string_view path);

// The names of those who won by this record, "Ana & Ben". Empty if nobody has won or a winner has
// no name.
std::string winners_in(std::string_view record);

struct Field {
    std::string_view name;
    std::string value;
};

struct HttpResponse {
    int status = 200;
    std::vector<Field> fields{};  // besides those of every response, and the length
    // Owned by the site, or made for this request. Not sent in response to HEAD.
    std::variant<std::string_view, std::string> body{};

    [[nodiscard]] std::string_view content() const {
        return std::visit([](const auto& each) { return std::string_view(each); }, body);
    }
};

// Fields of every response that restrict the browser: nothing from elsewhere, no inline scripts, no
// frame around the page.
struct FixedField {
    std::string_view name;
    std::string_view value;
};
const std::vector<FixedField>& security_fields();

// A response of one line of plain text: the status in words.
HttpResponse plain_response(int status);

class Site {
public:
    // `health` is the JSON of /health.
    Site(Files files, std::string health) : files_(std::move(files)), health_(std::move(health)) {}

    [[nodiscard]] HttpResponse answer(const HttpRequest& request) const;

private:
    [[nodiscard]] const File* file_for(std::string_view path, const HttpRequest& request) const;
    [[nodiscard]] const File* invitation_for(std::string_view path) const;

    Files files_;
    std::string health_;
};

}  // namespace parlor::server

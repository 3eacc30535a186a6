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

// The page's files, read once when the server starts and kept in memory, each with the compressed
// ones that the page's build has put beside it. A request is looked up by its path among these and
// nowhere else, so that no path can lead out of the folder.
//
//   auto files = Files::read("web/dist");
//   if (!files) … files.error() …
//   const File* file = files->find("/assets/index-B2xq.js");

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

// What is answered to a request: the page's files, with all that caches and compression want to
// know, and whether the server is well. Pure: no socket, no clock; any number of threads may ask.
//
//   const Site site(std::move(files), report_json::health_json("0.1.0"));
//   const Answer answer = site.answer({.target = "/rules"});

// The fields of the header are empty where they are not there.
struct HttpRequest {
    std::string_view method = "GET";
    std::string_view target = "/";
    std::string_view accept{};
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
    std::string_view host{};
    bool is_secure = false;  // asked for over TLS
};

struct Field {
    std::string_view name;
    std::string value;
};

struct HttpResponse {
    int status = 200;
    std::vector<Field> fields{};  // besides those that every answer has, and the length
    // What the site keeps, or what was made for this request. To HEAD the body is not sent.
    std::variant<std::string_view, std::string> body{};

    [[nodiscard]] std::string_view content() const {
        return std::visit([](const auto& each) { return std::string_view(each); }, body);
    }
};

// What a browser may do with anything that comes from here: nothing from elsewhere, no script
// within the page, no frame around it.
struct FixedField {
    std::string_view name;
    std::string_view value;
};
const std::vector<FixedField>& security_fields();

// One line of plain text: the status in words.
HttpResponse plain_response(int status);

class Site {
public:
    // The health is the JSON that /health answers.
    Site(Files files, std::string health) : files_(std::move(files)), health_(std::move(health)) {}

    [[nodiscard]] HttpResponse answer(const HttpRequest& request) const;

private:
    [[nodiscard]] const File* file_for(std::string_view path, const HttpRequest& request) const;
    [[nodiscard]] const File* invitation_for(std::string_view path) const;

    Files files_;
    std::string health_;
};

}  // namespace parlor::server

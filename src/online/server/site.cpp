// SPDX-License-Identifier: MIT
#include "online/server/site.h"

#include <array>
#include <boost/beast/http/status.hpp>
#include <cassert>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "base/words.h"
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
namespace http = boost::beast::http;

constexpr std::string_view policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

constexpr std::string_view for_a_year = "public, max-age=31536000, immutable";
constexpr std::string_view if_unchanged = "no-cache";
constexpr std::string_view never = "no-store";

struct Form {
    std::string_view encoding;  // empty: as it is
    std::string_view content;
};

// The smallest form that the browser can read.
Form form_for(const File& file, std::string_view accept_encoding) {
    if (!file.brotli.empty() && accepts(accept_encoding, "br")) return {"br", file.brotli};
    if (!file.gzip.empty() && accepts(accept_encoding, "gzip")) return {"gzip", file.gzip};
    return {"", file.plain};
}

// For a cache each form is different content, so it needs a different ETag.
std::string tag_of(const File& file, const Form& form) {
    std::string tag = '"' + file.tag;
    if (!form.encoding.empty()) tag.append("-").append(form.encoding);
    return tag + '"';
}

HttpResponse file_response(const File& file, const HttpRequest& request) {
    const Form form = form_for(file, request.accept_encoding);
    const std::string tag = tag_of(file, form);
    HttpResponse answer;
    answer.fields = {{"Cache-Control", std::string(file.is_lasting ? for_a_year : if_unchanged)},
                     {"ETag", tag}};
    if (!file.brotli.empty() || !file.gzip.empty()) {
        answer.fields.push_back({"Vary", "Accept-Encoding"});
    }
    if (knows_tag(request.if_none_match, tag)) {
        answer.status = 304;
        return answer;
    }
    answer.fields.push_back({"Content-Type", std::string(file.type)});
    if (!form.encoding.empty()) {
        answer.fields.push_back({"Content-Encoding", std::string(form.encoding)});
    }
    answer.body = form.content;
    return answer;
}

// "https://play.example", or empty if the host is no plain name, because it goes into a page.
std::string origin_of(const HttpRequest& request) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
    if (request.host.find_first_not_of(plain) != std::string_view::npos) return {};
    return std::string(request.is_secure ? "https://" : "http://").append(request.host);
}

void replace_all(std::string& page, std::string_view mark, std::string_view by) {
    for (std::size_t at = page.find(mark); at != std::string::npos;
         at = page.find(mark, at + by.size())) {
        page.replace(at, mark.size(), by);
    }
}

std::string escaped(std::string_view text) {
    std::string html(text);
    replace_all(html, "&", "&amp;");
    replace_all(html, "<", "&lt;");
    replace_all(html, "\"", "&quot;");
    return html;
}

// Between two marks stands what holds before the end of a game and what holds after it.
void choose(std::string& page, bool is_over) {
    constexpr std::string_view before = "{open}";
    constexpr std::string_view after = "{over}";
    constexpr std::string_view last = "{end}";
    for (std::size_t at = page.find(before); at != std::string::npos; at = page.find(before, at)) {
        const std::size_t middle = page.find(after, at);
        const std::size_t end = page.find(last, middle);
        if (middle == std::string::npos || end == std::string::npos) return;
        const std::size_t from = is_over ? middle + after.size() : at + before.size();
        const std::string chosen = page.substr(from, (is_over ? end : middle) - from);
        page.replace(at, end + last.size() - at, chosen);
    }
}

// Link previews need the whole address of the picture.
HttpResponse invitation_response(const File& invitation, const HttpRequest& request) {
    std::string page = invitation.plain;
    choose(page, !request.winners.empty());
    replace_all(page, "{origin}", origin_of(request));
    replace_all(page, "{names}", escaped(request.winners));
    return {.fields = {{"Cache-Control", std::string(if_unchanged)},
                       {"Content-Type", std::string(invitation.type)},
                       {"Vary", "Host"}},
            .body = std::move(page)};
}

bool has_ending(std::string_view path) {
    return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
}

}  // namespace

std::string_view linked_table(std::string_view path) {
    const std::vector<std::string_view> parts = base::split(path, '/');
    return parts.size() == 4 && parts[0].empty() && parts[1] == "t" ? parts[3] : "";
}

std::string winners_in(std::string_view record) {
    std::map<char, std::string_view> names;
    std::string_view winners;
    for (const std::string_view line : base::split(record, '\n')) {
        constexpr std::string_view seat = "seat ";
        constexpr std::string_view result = "result: =";
        if (line.empty()) break;  // the turns follow
        if (line.starts_with(result)) winners = line.substr(result.size());
        if (line.starts_with(seat) && line.size() > 7 && line[6] == ':')
            names[line[5]] = base::trimmed(line.substr(7));
    }
    std::string told;
    for (const char each : winners) {
        const std::string_view name = names[each];
        if (name.empty() || name == "-") return {};
        told.append(told.empty() ? "" : " & ").append(name);
    }
    return told;
}

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

const std::vector<FixedField>& security_fields() {
    static const std::vector<FixedField> all{
        {"Content-Security-Policy", policy},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Embedder-Policy", "require-corp"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    };
    return all;
}

HttpResponse plain_response(int status) {
    const auto known = http::int_to_status(static_cast<unsigned>(status));
    const std::string_view reason = http::obsolete_reason(known);
    return {.status = status,
            .fields = {{"Cache-Control", std::string(never)},
                       {"Content-Type", "text/plain; charset=utf-8"}},
            .body = std::to_string(status).append(" ").append(reason).append("\n")};
}

HttpResponse Site::answer(const HttpRequest& request) const {
    const auto path = path_of(request.target);
    if (request.method != "GET" && request.method != "HEAD") {
        HttpResponse refused = plain_response(405);
        refused.fields.push_back({"Allow", "GET, HEAD"});
        return refused;
    }
    if (!path) return plain_response(400);
    if (*path == "/health") {
        return {
            .fields = {{"Cache-Control", std::string(never)}, {"Content-Type", "application/json"}},
            .body = std::string_view(health_)};
    }
    if (const File* invitation = invitation_for(*path))
        return invitation_response(*invitation, request);
    const File* file = file_for(*path, request);
    return file == nullptr ? plain_response(404) : file_response(*file, request);
}

// The page for links that players send: "/play/GAME", and "/t/GAME/TABLE" for any table.
const File* Site::invitation_for(std::string_view path) const {
    if (path.starts_with("/t/")) path = path.substr(0, path.find('/', 3));
    if (!path.starts_with("/t/") && !path.starts_with("/play/")) return nullptr;
    return files_.find(std::string(path).append(path.ends_with('/') ? "" : "/"));
}

// The address of a screen leads to the page, which knows its screens.
const File* Site::file_for(std::string_view path, const HttpRequest& request) const {
    if (const File* file = files_.find(path)) return file;
    const bool is_screen = !has_ending(path) && accepts(request.accept, "text/html");
    return is_screen ? &files_.index() : nullptr;
}

}  // namespace parlor::server

// SPDX-License-Identifier: MIT
#include "online/server/http_text.h"

#include <algorithm>
#include <array>

#include "base/words.h"

namespace parlor::server {
namespace {

struct FileType {
    std::string_view ending;
    std::string_view type;
};
constexpr std::array endings{
    FileType{".html", "text/html; charset=utf-8"},
    FileType{".js", "text/javascript; charset=utf-8"},
    FileType{".mjs", "text/javascript; charset=utf-8"},
    FileType{".css", "text/css; charset=utf-8"},
    FileType{".wasm", "application/wasm"},
    FileType{".json", "application/json"},
    FileType{".webmanifest", "application/manifest+json"},
    FileType{".svg", "image/svg+xml"},
    FileType{".png", "image/png"},
    FileType{".jpg", "image/jpeg"},
    FileType{".webp", "image/webp"},
    FileType{".ico", "image/x-icon"},
    FileType{".woff2", "font/woff2"},
    FileType{".mp3", "audio/mpeg"},
    FileType{".ogg", "audio/ogg"},
    FileType{".wav", "audio/wav"},
    FileType{".txt", "text/plain; charset=utf-8"},
};

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool same_word(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, lower, lower);
}

// True for "q=0", "q=0.0" and so on, which refuse the word before it.
bool refuses(std::string_view parameter) {
    if (!parameter.starts_with("q=") && !parameter.starts_with("Q=")) return false;
    return parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

std::string_view content_type(std::string_view path) {
    const auto found = std::ranges::find_if(
        endings, [path](const FileType& each) { return path.ends_with(each.ending); });
    return found == endings.end() ? "application/octet-stream" : found->type;
}

std::optional<std::string_view> path_of(std::string_view target) {
    constexpr std::string_view scheme = "http://";
    if (target.starts_with(scheme)) {
        const std::size_t slash = target.find('/', scheme.size());
        if (slash == std::string_view::npos) return "/";
        target.remove_prefix(slash);
    }
    if (!target.starts_with('/')) return std::nullopt;
    return target.substr(0, target.find_first_of("?#"));
}

std::string host_name(std::string_view authority) {
    if (authority.starts_with('[')) {
        authority = authority.substr(1, authority.find(']') - 1);
    } else {
        authority = authority.substr(0, authority.find(':'));
    }
    std::string name(authority);
    std::ranges::transform(name, name.begin(), lower);
    return name;
}

bool accepts(std::string_view list, std::string_view word) {
    for (const std::string_view item : base::split(list, ',')) {
        const auto parts = base::split(item, ';');
        if (!same_word(base::trimmed(parts.front()), word)) continue;
        return std::none_of(parts.begin() + 1, parts.end(),
                            [](std::string_view each) { return refuses(base::trimmed(each)); });
    }
    return false;
}

bool knows_tag(std::string_view list, std::string_view tag) {
    for (std::string_view item : base::split(list, ',')) {
        item = base::trimmed(item);
        if (item.starts_with("W/")) item.remove_prefix(2);
        if (item == tag || item == "*") return true;
    }
    return false;
}

}  // namespace parlor::server

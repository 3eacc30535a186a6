// SPDX-License-Identifier: MIT
// Parses single parts of HTTP requests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor::server {

// By the file's ending; application/octet-stream if it is unknown.
std::string_view content_type(std::string_view path);

// The path of a request's target, without query: "/rules" of "/rules?x=1" and of
// "http://localhost/rules". Nullopt if the target is no path.
std::optional<std::string_view> path_of(std::string_view target);

// The host without port and brackets, in small letters: "games.local" of "Games.local:8080", and
// "::1" of "[::1]:8080".
std::string host_name(std::string_view authority);

// True if a list such as "gzip, br;q=0.8" names the word without refusing it (q=0).
bool accepts(std::string_view list, std::string_view word);

// True if an If-None-Match has this ETag.
bool knows_tag(std::string_view list, std::string_view tag);

}  // namespace parlor::server

// SPDX-License-Identifier: MIT
// What single pieces of an HTTP request mean. Text in, text out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor::server {

// By the ending of a file's name; application/octet-stream where nobody knows it.
std::string_view content_type(std::string_view path);

// The path of a request's target, without query: "/rules" of "/rules?x=1" and of
// "http://localhost/rules". None: the target is no path.
std::optional<std::string_view> path_of(std::string_view target);

// The host without port and brackets, in small letters: "games.local" of "Games.local:8080", and
// "::1" of "[::1]:8080".
std::string host_name(std::string_view authority);

// Whether a list such as "gzip, br;q=0.8" names the word, and not in order to refuse it.
bool accepts(std::string_view list, std::string_view word);

// Whether an If-None-Match knows this ETag.
bool knows_tag(std::string_view list, std::string_view tag);

}  // namespace parlor::server

// SPDX-License-Identifier: MIT
// What single pieces of an HTTP request mean. Text in, text out.
#pragma once

#include <optional>
#include <string_view>

namespace parlor::server {

// By the ending of a file's name; application/octet-stream where nobody knows it.
std::string_view content_type(std::string_view path);

// The path of a request's target, without query: "/rules" of "/rules?x=1" and of
// "http://localhost/rules". None: the target is no path.
std::optional<std::string_view> path_of(std::string_view target);

// Whether a list such as "gzip, br;q=0.8" names the word, and not in order to refuse it.
bool accepts(std::string_view list, std::string_view word);

// Whether an If-None-Match knows this ETag.
bool knows_tag(std::string_view list, std::string_view tag);

}  // namespace parlor::server

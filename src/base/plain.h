// SPDX-License-Identifier: MIT
// Plain text: what may stand within one line of a file that people read. Valid UTF-8 without
// control characters, a tab apart, and without signs that turn its direction.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor::base {

bool is_plain(std::string_view text);

// How long a plain text is as people count.
std::size_t characters(std::string_view plain);

// As much of a text as fits into so many bytes without cutting a character in two.
std::string_view fitting(std::string_view text, std::size_t bytes);

// Any text made plain: what is not becomes a blank, and blanks on either side go.
std::string plain(std::string_view text);

}  // namespace parlor::base

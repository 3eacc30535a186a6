// SPDX-License-Identifier: MIT
// Text as bytes: valid UTF-8, and plain text, which may stand within one line of a file that people
// read. Plain text is valid UTF-8 without control characters (a tab is allowed) and without
// characters that change the direction of the text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor::base {

// The length in bytes of the text's first character; 0 if the text does not begin with a valid one.
// Precondition: the text is not empty.
std::size_t first_character(std::string_view text);

bool is_utf8(std::string_view text);

bool is_plain(std::string_view text);

// The number of characters of a plain text.
std::size_t characters(std::string_view plain);

// The longest prefix of at most `bytes` bytes that does not cut a character in two.
std::string_view fitting(std::string_view text, std::size_t bytes);

// Makes any text plain: replaces what is not plain by blanks and removes blanks at both ends.
std::string plain(std::string_view text);

}  // namespace parlor::base

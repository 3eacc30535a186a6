// SPDX-License-Identifier: MIT
// Cutting text into words and parts. The views point into the text given.
#pragma once

#include <string_view>
#include <vector>

namespace parlor::base {

// At every separator; empty parts are kept, so there is always at least one part.
std::vector<std::string_view> split(std::string_view text, char separator);

// At runs of spaces, tabs and line ends; no word is empty.
std::vector<std::string_view> words(std::string_view text);

// Whether it is one of the words.
bool has_word(std::string_view text, std::string_view word);

// Without spaces, tabs and line ends on either side.
std::string_view trimmed(std::string_view text);

}  // namespace parlor::base

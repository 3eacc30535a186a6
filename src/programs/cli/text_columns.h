// SPDX-License-Identifier: MIT
// Text in columns of a terminal. Names that people choose may have wide letters and marks; all
// that we write ourselves has one column a sign.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::cli {

std::size_t columns_of(std::string_view text);

// Filled up with blanks on the right, or cut; never within a character.
std::string padded(std::string_view text, std::size_t columns);
std::string cut(std::string_view text, std::size_t columns);

// Broken at blanks. A word that is too long for a line is cut into lines.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

// For terminals without Unicode: accents are dropped, signs become their nearest of ASCII.
std::string folded(std::string_view text);

}  // namespace parlor::cli

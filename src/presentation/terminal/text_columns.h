// SPDX-License-Identifier: MIT
// Text in columns of a terminal. Names that people choose may have wide letters and combining
// marks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::terminal {

std::size_t columns_of(std::string_view text);

// Padded with blanks on the right, or cut between characters.
std::string padded(std::string_view text, std::size_t columns);
std::string cut(std::string_view text, std::size_t columns);

// Lines broken at blanks. A word longer than a line is cut.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

// For terminals without Unicode: drops accents and replaces signs by similar ASCII.
std::string folded(std::string_view text);

}  // namespace parlor::terminal

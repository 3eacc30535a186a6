// SPDX-License-Identifier: MIT
// Lines from the keyboard, or from wherever the standard input comes, and Ctrl-C.
#pragma once

#include <cstdint>
#include <string>

namespace parlor::cli {

enum class LineKind : std::uint8_t { Text, End, Interrupted };

struct Line {
    LineKind kind = LineKind::Text;
    std::string text = {};
};

// From now on the first Ctrl-C does not end the program: it is told here and by read_line.
void watch_for_interrupt();
bool interrupted();

// Without its line end. The last line needs none.
Line read_line();

// Ends early when interrupted.
void sleep_for(double seconds);

}  // namespace parlor::cli

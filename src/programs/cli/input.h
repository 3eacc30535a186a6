// SPDX-License-Identifier: MIT
// Lines of the standard input, read until Ctrl-C.
#pragma once

#include <cstdint>
#include <string>

namespace parlor::cli {

enum class LineKind : std::uint8_t { Text, End, Interrupted };

struct Line {
    LineKind kind = LineKind::Text;
    std::string text = {};
};

// From now on the first Ctrl-C does not end the program; interrupted() and read_line() report it.
void watch_for_interrupt();
bool interrupted();

// The next line of the standard input without its line end, which the last line may lack.
Line read_line();

// Ends early when interrupted.
void sleep_for(double seconds);

}  // namespace parlor::cli

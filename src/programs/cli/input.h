// SPDX-License-Identifier: MIT
// Lines of the standard input, Ctrl-C, and time limits.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/stop.h"

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

inline constexpr double most_seconds_a_play = 5;

// Levels limit their own work; this limit is for slow machines and for Ctrl-C. Returns true after
// `seconds`, or if interrupted. Calls `waiting` once, after a second.
base::Stop stop_after(double seconds, std::function<void()> waiting = {});

}  // namespace parlor::cli

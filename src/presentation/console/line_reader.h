// SPDX-License-Identifier: MIT
// Lines from a pipe, with deadlines.
//
//   LineReader lines(STDIN_FILENO, 4096);
//   const auto line = lines.next(Clock::now() + 500ms);
//   if (!line) … line.error() is Slow, Ended or TooLong …
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/expected.h"

namespace parlor::console {

using Clock = std::chrono::steady_clock;
inline constexpr Clock::time_point no_deadline = Clock::time_point::max();

enum class LineFault : std::uint8_t { Slow, Ended, TooLong };

class LineReader {
public:
    // The descriptor stays the caller's and must outlive the reader.
    LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest) {}

    // The next line without its line end, which the last line may lack. A line that is too long is
    // skipped: after that fault the next call returns the line behind it.
    base::Expected<std::string, LineFault> next(Clock::time_point deadline);

private:
    enum class Filled : std::uint8_t { More, Late, End };
    Filled fill(Clock::time_point deadline);
    base::Expected<std::string, LineFault> last_line();

    int descriptor_;
    std::size_t longest_;
    std::string buffer_;
    bool skipping_ = false;  // the rest of a line that was too long
    bool ended_ = false;
};

// The timeout for poll(2): −1 without a deadline, else at most 1 ms past it.
int wait_until(Clock::time_point deadline);

}  // namespace parlor::console

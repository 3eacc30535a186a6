// SPDX-License-Identifier: MIT
// Lines that come in on a pipe, waited for no longer than one likes.
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

namespace parlor::cli {

using Clock = std::chrono::steady_clock;
inline constexpr Clock::time_point no_deadline = Clock::time_point::max();

enum class LineFault : std::uint8_t { Slow, Ended, TooLong };

class LineReader {
public:
    // The descriptor stays the caller's and must outlive the reader.
    LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest) {}

    // Without its end. A last line without one counts. Of a line that is too long nothing is kept:
    // after that fault reading goes on with the next line.
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

// How long poll(2) may wait: −1 for ever, never past the deadline by more than a millisecond.
int wait_until(Clock::time_point deadline);

}  // namespace parlor::cli

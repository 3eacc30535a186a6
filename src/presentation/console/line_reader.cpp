// SPDX-License-Identifier: MIT
#include "presentation/console/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace parlor::console {

int wait_until(Clock::time_point deadline) {
    if (deadline == no_deadline) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    constexpr std::int64_t longest = 60'000;  // then poll again
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, longest));
}

base::Expected<std::string, LineFault> LineReader::next(Clock::time_point deadline) {
    for (;;) {
        const std::size_t end = buffer_.find('\n');
        const bool whole = end != std::string::npos;
        if (skipping_) {
            buffer_.erase(0, whole ? end + 1 : end);
            skipping_ = !whole;
            if (whole) continue;
        } else if (std::min(end, buffer_.size()) > longest_) {
            skipping_ = true;
            return base::unexpected(LineFault::TooLong);
        } else if (whole) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return line;
        }
        switch (fill(deadline)) {
            case Filled::More: break;
            case Filled::Late: return base::unexpected(LineFault::Slow);
            case Filled::End: return last_line();
        }
    }
}

base::Expected<std::string, LineFault> LineReader::last_line() {
    if (buffer_.empty()) return base::unexpected(LineFault::Ended);
    return std::exchange(buffer_, {});
}

LineReader::Filled LineReader::fill(Clock::time_point deadline) {
    while (!ended_) {
        pollfd ready{descriptor_, POLLIN, 0};
        const int found = poll(&ready, 1, wait_until(deadline));
        if (found == 0 && Clock::now() >= deadline) return Filled::Late;
        if (found < 0 && errno != EINTR) ended_ = true;
        if (found <= 0) continue;
        std::array<char, 4096> block{};
        const ssize_t size = read(descriptor_, block.data(), block.size());
        if (size > 0) {
            buffer_.append(block.data(), static_cast<std::size_t>(size));
            return Filled::More;
        }
        ended_ = size == 0 || (errno != EINTR && errno != EAGAIN);
    }
    return Filled::End;
}

}  // namespace parlor::console

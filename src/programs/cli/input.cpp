// SPDX-License-Identifier: MIT
#include "programs/cli/input.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <utility>

namespace parlor::cli {
namespace {

volatile std::sig_atomic_t was_interrupted = 0;

void note_interrupt(int) { was_interrupted = 1; }

// Input that was read and not yet returned: a pipe brings many lines at once.
std::string& pending() {
    static std::string text;
    return text;
}

Line take_line(std::size_t length, std::size_t line_end) {
    Line line{LineKind::Text, pending().substr(0, length)};
    pending().erase(0, length + line_end);
    if (line.text.ends_with('\r')) line.text.pop_back();
    return line;
}

}  // namespace

void watch_for_interrupt() {
    struct sigaction action{};
    action.sa_handler = note_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // a second Ctrl-C ends the program as usual
    sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return was_interrupted != 0; }

Line read_line() {
    std::array<char, 4096> block{};
    for (;;) {
        if (interrupted()) return {LineKind::Interrupted};
        const std::size_t end = pending().find('\n');
        if (end != std::string::npos) return take_line(end, 1);
        const ssize_t size = read(STDIN_FILENO, block.data(), block.size());
        if (size < 0 && errno == EINTR) continue;
        if (size > 0) {
            pending().append(block.data(), static_cast<std::size_t>(size));
        } else {
            return pending().empty() ? Line{LineKind::End} : take_line(pending().size(), 0);
        }
    }
}

void sleep_for(double seconds) {
    if (!interrupted()) poll(nullptr, 0, static_cast<int>(seconds * 1000));
}

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

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
#include "programs/cli/input.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

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

base::Stop stop_after(double seconds, std::function<void()> waiting) {
    using Clock = std::chrono::steady_clock;
    constexpr double patience = 1;
    return [=, begun = Clock::now()]() mutable {
        const std::chrono::duration<double> taken = Clock::now() - begun;
        if (waiting && taken.count() > patience) {
            waiting();
            waiting = nullptr;
        }
        return taken.count() > seconds || interrupted();
    };
}

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// Progress of long work, shown on the standard error if it is a terminal.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <string_view>

#include "presentation/language/language.h"

namespace parlor::console {

// A line on the standard error if it is a terminal: replaced each time, and erased at the end.
class StatusLine {
public:
    explicit StatusLine(std::chrono::milliseconds patience = std::chrono::seconds(1))
        : shown_from_(std::chrono::steady_clock::now() + patience) {}
    ~StatusLine();
    StatusLine(const StatusLine&) = delete;
    StatusLine& operator=(const StatusLine&) = delete;

    // False on anything but a terminal, and while patience lasts.
    [[nodiscard]] bool is_due() const;
    // Precondition: is_due().
    void show(std::string_view text);

private:
    std::chrono::steady_clock::time_point shown_from_;
    bool is_terminal_ = isatty(STDERR_FILENO) == 1;
    bool shown_ = false;
};

// Shown after a second, and erased at the end.
class ProgressBar {
public:
    // `key` is the sentence that tells {done} of {games}.
    ProgressBar(language::Language language, std::uint64_t games,
                std::string_view key = "simulate.progress")
        : language_(language), games_(games), key_(key) {}

    void show(std::uint64_t done);

private:
    language::Language language_;
    std::uint64_t games_;
    std::string_view key_;
    StatusLine line_;
};

}  // namespace parlor::console

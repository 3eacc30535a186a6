// SPDX-License-Identifier: MIT
// Progress of long work, shown on the standard error if it is a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "presentation/language/language.h"

namespace parlor::console {

// Shown after a second, and erased at the end.
class ProgressBar {
public:
    // `key` is the sentence that tells {done} of {games}.
    ProgressBar(language::Language language, std::uint64_t games,
                std::string_view key = "simulate.progress");
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t done);

private:
    language::Language language_;
    std::uint64_t games_;
    std::string_view key_;
    std::chrono::steady_clock::time_point begun_;
    bool wanted_;
    bool shown_ = false;
};

}  // namespace parlor::console

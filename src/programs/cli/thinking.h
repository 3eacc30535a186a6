// SPDX-License-Identifier: MIT
// Time limits, and the sign that a computer thinks.
#pragma once

#include <functional>

#include "base/stop.h"
#include "presentation/language/language.h"

namespace parlor::cli {

inline constexpr double most_seconds_a_play = 5;

// Levels limit their own work; this limit is for slow machines and for Ctrl-C. Returns true after
// `seconds`, or if interrupted. Calls `waiting` once, after a second.
base::Stop stop_after(double seconds, std::function<void()> waiting = {});

// Says that a computer thinks, and erases it at the end.
class ThinkingSign {
public:
    explicit ThinkingSign(language::Language language) : language_(language) {}
    ~ThinkingSign();
    ThinkingSign(const ThinkingSign&) = delete;
    ThinkingSign& operator=(const ThinkingSign&) = delete;

    void show();

private:
    language::Language language_;
    bool shown_ = false;
};

}  // namespace parlor::cli

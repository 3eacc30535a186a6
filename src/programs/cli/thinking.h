// SPDX-License-Identifier: MIT
// The clock beside a computer that thinks. Levels limit their own work; this is for a machine that
// is slower than theirs, and for Ctrl-C.
#pragma once

#include <functional>

#include "base/stop.h"
#include "presentation/language/language.h"

namespace parlor::cli {

inline constexpr double most_seconds_a_play = 5;

// True after so many seconds, and when interrupted. Once a second has gone by `waiting` is called,
// one time, by whoever asks whether to stop.
base::Stop stop_after(double seconds, std::function<void()> waiting = {});

// Says so on the standard error, where that is a terminal, and wipes it away in the end.
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

// SPDX-License-Identifier: MIT
// Where a game is seen and asked about: a screen that is drawn anew each time, or lines that follow
// one another, for pipes and for those who have the screen read to them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "programs/cli/input.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

class Console {
public:
    virtual ~Console() = default;

    // Said once; a screen keeps as much in sight as it has room for.
    virtual void tell(std::string_view sentence) = 0;
    // A screen shows the scene; lines have shown it by what was told.
    virtual void show(const Scene& scene) = 0;
    // Lines draw the board; a screen has it in sight.
    virtual void draw_board(const Scene& scene) = 0;
    virtual Line ask(const Scene& scene, std::string_view prompt) = 0;
    // More than there is room for: until somebody has read it.
    virtual void page(std::span<const std::string> lines) = 0;
    // The choices in full, where asking does not list them so.
    virtual void list_choices(const Scene& scene) = 0;
    // Somebody thinks for long; said for as long as it lasts, where somebody sees it.
    virtual void wait(const Scene& scene, std::string_view sentence) = 0;
    // So that what a computer did can be seen.
    virtual void pause() = 0;
    // The last words; nothing is drawn after them.
    virtual void close(std::span<const std::string> lines) = 0;
};

struct ConsoleOptions {
    Look look;
    double pause = 1.0;
    std::string page_prompt;  // "Enter goes on"
};

std::unique_ptr<Console> screen_console(const ConsoleOptions& options);
std::unique_ptr<Console> lines_console(const ConsoleOptions& options);

}  // namespace parlor::cli

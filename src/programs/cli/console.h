// SPDX-License-Identifier: MIT
// Where a game is shown and asked about: a screen that is redrawn each time, or lines that follow
// one another, for pipes and screen readers.
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

    // Prints a sentence. A screen keeps the last ones in sight.
    virtual void tell(std::string_view sentence) = 0;
    // Draws the scene on a screen. Lines have already told it.
    virtual void show(const Scene& scene) = 0;
    // Prints the board as lines. A screen shows it anyway.
    virtual void draw_board(const Scene& scene) = 0;
    virtual Line ask(const Scene& scene, std::string_view prompt) = 0;
    // Shows a text that is longer than the screen, until Enter.
    virtual void page(std::span<const std::string> lines) = 0;
    // Lists the choices in full if ask() does not.
    virtual void list_choices(const Scene& scene) = 0;
    // Says that a computer thinks, for as long as it does.
    virtual void wait(const Scene& scene, std::string_view sentence) = 0;
    // Gives the player time to see what a computer did.
    virtual void pause() = 0;
    // Prints the last lines.
    virtual void close(std::span<const std::string> lines) = 0;
};

struct ConsoleOptions {
    Look look;
    double pause = 1.0;
    std::string page_prompt;  // "Enter goes on"
};

std::unique_ptr<Console> screen_console(const ConsoleOptions& options);
std::unique_ptr<Console> lines_console(const ConsoleOptions& options);

// What stands beside the board: seats, dice, choices and the last throws, in as many lines as the
// game's panel has rows.
std::vector<std::string> panel_lines(const Scene& scene, Look look);

}  // namespace parlor::cli

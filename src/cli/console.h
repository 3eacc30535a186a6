// SPDX-License-Identifier: MIT
// Where a game is seen and asked about: a screen that is drawn anew each time, or lines that follow
// one another, for pipes and for those who have the screen read to them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/input.h"
#include "cli/seating.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "match/match.h"

namespace parlor::cli {

// All that is to be seen at one moment.
struct Scene {
    const match::Match& match;
    const Seating& seating;
    const Voice& voice;
    std::vector<pollyanna::Step> choices;  // that are asked about; none: nothing is
    std::vector<pollyanna::Space> marked;  // where they lead, or where pieces came last
    bool numbers = true;                   // names of spaces on the board
};

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

// Each choice in a line: "1  w/6  enter a piece".
std::vector<std::string> choices_told(const Scene& scene);

// The board of a scene, with its marks.
std::vector<std::string> board_of(const Scene& scene, Look look);

// What a player is called in lists: by name, or what kind of player it is.
std::string display_name(const Scene& scene, pollyanna::Seat seat);

}  // namespace parlor::cli

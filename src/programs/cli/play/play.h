// SPDX-License-Identifier: MIT
// `parlor play`: the game in the terminal, for people and computers in any mixture.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "presentation/terminal/terminal_game.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

struct PlayOptions : terminal::GameChoice {
    std::string seats;              // "blue=human,red=computer"; empty: a person against a computer
    std::string level = "careful";  // of every "computer": a name or a number of the roster
    std::string names;              // "Ana,Luis", in the order of turns, or "blue=Ana,red=Luis"
    std::string board;              // the file of a board; empty: the game's own
    std::string house_name;         // whose rules these are
    std::optional<std::uint64_t> seed;  // none: by chance
    std::string load;                   // a record to go on with
    std::string save;                   // kept up to date all the time
    bool plain = false;                 // line after line, even on a screen
    double pause = 1.0;                 // seconds that a computer's throw is shown
    LookOptions look;
};

int play(const PlayOptions& options);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The games as the terminal has them, found by name. Which there are stands in games/all_games.h.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

// What a command was told of the game.
struct GameOptions {
    std::string_view named;  // a game, an edition, or a position that begins with one; may be empty
    std::string_view board;  // the file of a board to play on; empty: the game's own
    language::Language language = language::Language::English;
};

// None after complaining that the board cannot be used. A name that belongs to no game is left to
// the first to judge.
std::unique_ptr<TerminalGame> find_game(const GameOptions& options);

std::vector<std::unique_ptr<TerminalGame>> all_games();

// The content of the file that --board names; empty without one. Returns nullopt after complaining,
// also if the game has one board alone.
std::optional<std::string> read_board_file(const games::Game& game, const GameOptions& options);
void complain_of_board(const GameOptions& options, const match::TextFaults& faults);

// What is played if nobody says what: the first game, and the first of its editions.
std::string usual_game();
std::string usual_edition();

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The games in the terminal, and the tables of positions on the command line.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "presentation/language/language.h"
#include "programs/cli/terminal.h"
#include "rules/match/match.h"

namespace parlor::cli {

// How a command line names a game.
struct GameOptions {
    std::string_view named;  // a game, an edition, or a position that begins with one; may be empty
    std::string_view board;  // the file of a board to play on; empty: the game's own
    language::Language language = language::Language::English;
};

// Complains and returns null if the board cannot be used. A name that belongs to no game is left to
// the first game to refuse.
std::unique_ptr<TerminalGame> find_game(const GameOptions& options);

std::vector<std::unique_ptr<TerminalGame>> all_games();

// The content of the file that --board names; empty without one. Returns nullopt after complaining,
// also if the game has one board alone.
std::optional<std::string> read_board_file(const games::Game& game, const GameOptions& options);
void complain_of_board(const GameOptions& options, const match::TextFaults& faults);

// The default of commands: the first edition of the first game.
std::string usual_edition();

// The table of a position. Each function complains and returns null if the text is not a position.
// The second also requires something to play, and the third that the dice are not yet thrown.
using Table = std::unique_ptr<match::Match>;
Table read_table(language::Language language, const games::Game& game, std::string_view text);
Table read_playing_table(language::Language language, const games::Game& game,
                         std::string_view text);
Table read_open_table(language::Language language, const games::Game& game, std::string_view text);

// Makes the computers use a file of endings, unless its name is empty. Complains and returns false
// if the file cannot be used.
bool use_endings(language::Language language, const TerminalGame& game, const match::Match& match,
                 const std::string& file);

}  // namespace parlor::cli

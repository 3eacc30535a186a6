// SPDX-License-Identifier: MIT
// The commands of parlor-lab and what they share. Each source here that holds a command adds it,
// with its options and its work, to the command line.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "laboratory/contest.h"
#include "laboratory/lab_game.h"
#include "programs/cli/command_line.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::lab {

using cli::CommandLine;
using cli::exit_bad;
using cli::exit_no;
using cli::exit_ok;
using cli::print_text;
using language::Language;

void add_arena(CommandLine& line);
void add_ladder(CommandLine& line);
void add_simulate(CommandLine& line);
void add_balance(CommandLine& line);
void add_tune(CommandLine& line);
void add_endings(CommandLine& line);
void add_accuracy(CommandLine& line);
void add_perft(CommandLine& line);
void add_reasons(CommandLine& line);
void add_puzzles(CommandLine& line);
void add_puzzles_make(CommandLine& line);
void add_puzzles_gather(CommandLine& line);
void add_puzzles_check(CommandLine& line);

// The laboratory of the game that a text names. Complains and returns null if the board cannot be
// used.
std::unique_ptr<laboratory::LabGame> find_lab_game(const cli::GameOptions& options);

std::vector<std::unique_ptr<laboratory::LabGame>> all_lab_games();

// The options of an arena or a ladder that are the same in every game. Complains and returns
// nullopt if they cannot be used. The meeting has all players.
std::optional<laboratory::Meeting> read_meeting(const laboratory::ArenaOptions& options);

}  // namespace parlor::lab

// SPDX-License-Identifier: MIT
// The commands of parlor. Each source of play/, puzzles/, questions/ and admin/ that
// holds a command adds it, with its options and its work, to the command line.
#pragma once

namespace parlor::cli {

class CommandLine;

void add_play(CommandLine& line);
void add_serve(CommandLine& line);
void add_board(CommandLine& line);
void add_replay(CommandLine& line);
void add_verify(CommandLine& line);
void add_editions(CommandLine& line);
void add_plays(CommandLine& line);
void add_explain(CommandLine& line);
void add_hint(CommandLine& line);
void add_throws(CommandLine& line);
void add_analyse(CommandLine& line);
void add_puzzles(CommandLine& line);
void add_puzzles_play(CommandLine& line);
void add_puzzles_list(CommandLine& line);
void add_players(CommandLine& line);
void add_engine(CommandLine& line);
void add_admin(CommandLine& line);

}  // namespace parlor::cli

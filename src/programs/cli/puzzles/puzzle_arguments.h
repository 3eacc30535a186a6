// SPDX-License-Identifier: MIT
// The commands of `parlor puzzles`, and their options.
#pragma once

#include "programs/cli/command_line.h"
#include "programs/cli/puzzles/puzzles.h"

namespace parlor::cli {

class PuzzleArguments {
public:
    explicit PuzzleArguments(CommandLine& line) : line_(line) {}

    void add();

private:
    CLI::App& add_command(CLI::App& group, const std::string& name,
                          int (*command)(const PuzzlesOptions&));
    void add_make(CLI::App& group);
    void add_check(CLI::App& group);

    CommandLine& line_;
    PuzzlesOptions options_;
};

}  // namespace parlor::cli

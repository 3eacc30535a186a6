// SPDX-License-Identifier: MIT
#include "programs/cli/puzzles/puzzle_arguments.h"

#include "programs/cli/argument_words.h"

namespace parlor::cli {

void PuzzleArguments::add() {
    CLI::App& group = line_.add_group("puzzles");
    CLI::App& play = add_command(group, "play", play_puzzle);
    line_.option(play, "puzzle", options_.id, "puzzle_id")->option_text("ID");
    line_.option(play, "--file", options_.file, "puzzle_file")->option_text("FILE");
    line_.flag(play, "--ascii", options_.look.ascii, "ascii");
    CLI::App& list = add_command(group, "list", list_puzzles);
    line_.option(list, "--file", options_.file, "puzzle_file")->option_text("FILE");
    add_make(group);
    add_check(group);
    group.footer(line_.example("parlor puzzles play --game zenda"));
}

CLI::App& PuzzleArguments::add_command(CLI::App& group, const std::string& name,
                                       int (*command)(const PuzzlesOptions&)) {
    CLI::App& added = line_.add_to(group, name, command, options_);
    line_.option(added, "--game", options_.game, "puzzle_game")->option_text("ID");
    return added;
}

void PuzzleArguments::add_make(CLI::App& group) {
    CLI::App& make = add_command(group, "make", make_puzzles);
    line_.option(make, "--seats", options_.seats, "simulate_seats")->option_text("SEATS");
    line_.option(make, "--count", options_.count, "puzzle_count")->option_text("N");
    line_.option(make, "--out", options_.out, "puzzle_out")->option_text("FILE")->required();
    line_.option(make, "--seed", options_.seed, "simulate_seed")
        ->option_text("N")
        ->check(whole_number);
    line_.option(make, "--threads", options_.threads, "threads")->option_text("N");
    make.footer(line_.example("parlor puzzles make --game zenda --count 20 --out zenda.txt"));
}

void PuzzleArguments::add_check(CLI::App& group) {
    CLI::App& check = add_command(group, "check", check_puzzles);
    line_.option(check, "--file", options_.file, "puzzle_file")->option_text("FILE");
    line_.option(check, "--games", options_.games, "puzzle_games")->option_text("N");
    line_.option(check, "--seed", options_.seed, "simulate_seed")
        ->option_text("N")
        ->check(whole_number);
    line_.option(check, "--threads", options_.threads, "threads")->option_text("N");
    check.footer(line_.example("parlor puzzles check --game zenda --games 1000 --seed 2"));
}

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The command line: commands with their options and help, in the user's language. A command's
// source adds it:
//
//   void add_hint(CommandLine& line) {
//       auto [command, options] = line.add("hint", hint);  // int hint(const HintOptions&)
//       command.option("position", options.position, "thrown_position")->required();
//       command.board(options.board);
//       command.example("parlor hint …");
//   }
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

class CommandLine;

// The base of every command's options.
struct CommandOptions {
    language::Language language = language::Language::English;
};

// Options of a command that asks about a position.
struct PositionOptions : CommandOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
};

// The language of --lang or of the environment. Help must know it before arguments are parsed.
language::Language language_of(std::span<char*> arguments);

// Empty, or why the text is no number below 2^64. CLI11 would wrap larger ones.
std::string whole_number(const std::string& text);

// A command while its options are added. `key` names the sentence "help.option.<key>".
class CommandArguments {
public:
    CommandArguments(const CommandLine& line, CLI::App& app) : line_(&line), app_(&app) {}

    CLI::Option* option(const std::string& names, auto& value, std::string_view key) {
        return app_->add_option(names, value, described(key));
    }
    CLI::Option* flag(const std::string& names, bool& value, std::string_view key) {
        return app_->add_flag(names, value, described(key));
    }
    // A flag that assigns `to`.
    void set(const std::string& names, auto& value, bool to, std::string_view key) {
        app_->add_flag_callback(names, [&value, to] { value = to; }, described(key));
    }
    void example(std::string_view line);

    // Options that several commands have.
    void board(std::string& file) { option("--board", file, "board")->option_text("FILE"); }
    CLI::Option* seed(auto& value, std::string_view key = "simulate_seed") {
        return option("--seed", value, key)->option_text("N")->check(whole_number);
    }
    void threads(auto& value, std::string_view key = "threads") {
        option("--threads", value, key)->option_text("N");
    }
    void look(LookOptions& look);
    void effort(coach::Effort& effort, std::string_view key);
    // What all commands have in common that let computers play many games.
    void many_games(auto& options) {
        option("--game", options.game, "game")->option_text("ID");
        board(options.board);
        seed(options.seed);
        threads(options.threads);
        flag("--json", options.json, "json");
    }

private:
    [[nodiscard]] std::string described(std::string_view key) const;

    const CommandLine* line_;
    CLI::App* app_;
};

// A program and the text that describes it.
struct ProgramCard {
    std::string name;
    std::string_view description;
};

// The main function of each program adds its commands.
class CommandLine {
public:
    CommandLine(language::Language language, const ProgramCard& program);

    // Runs the command that the arguments name and returns its exit code.
    int run(std::span<char*> arguments);

    template <class Options>
    struct Added {
        CommandArguments command;
        Options& options;  // lives as long as the command line
    };
    // A command of a group is named "<group> <command>"; the group must have been added before.
    template <class Options>
    Added<Options> add(const std::string& name, int (*work)(const Options&)) {
        CLI::App& app = add_named(name);
        const auto options = std::make_shared<Options>();
        options->language = language_;
        app.callback(
            [this, work, options] { chosen_ = [work, options] { return work(*options); }; });
        return {CommandArguments(*this, app), *options};
    }
    CommandArguments add_group(const std::string& name);
    // A command that is now one of `program`: it says so and fails. The help does not list it.
    void add_moved(const std::string& name, std::string_view program);

    // Below the list of commands: an example and the text `note`, if one is named.
    void end_with(std::string_view line, std::string_view note = {});

private:
    friend class CommandArguments;

    CLI::App& add_named(const std::string& name);
    void label(CLI::App& command);
    int refuse(const CLI::ParseError& error);
    [[nodiscard]] std::string say(std::string_view key) const;
    // Broken into lines of a page.
    [[nodiscard]] std::string paragraph(std::string_view key) const;
    [[nodiscard]] std::string example(std::string_view line) const;
    // Broken into lines that fit beside an option's name.
    [[nodiscard]] std::string described(std::string_view key) const;
    [[nodiscard]] std::string what_is_wrong(const CLI::ParseError& error) const;

    CLI::App app_;
    language::Language language_;
    std::string language_code_;
    std::function<int()> chosen_;
};

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// The command line as such: commands with their options and help, in the language spoken. Which
// commands there are is for arguments.cpp and server_arguments.cpp, the only ones besides that know
// CLI11.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "presentation/language/language.h"

namespace parlor::cli {

class CommandLine {
public:
    explicit CommandLine(language::Language language);

    // Runs the command that the arguments name. The exit code.
    int run(std::span<char*> arguments);

    template <class Options>
    CLI::App& add(const std::string& name, int (*command)(const Options&), Options& options) {
        return add_to(app_, name, command, options);
    }
    // A command that consists of commands, and one of these.
    CLI::App& add_group(const std::string& name);
    template <class Options>
    CLI::App& add_to(CLI::App& group, const std::string& name, int (*command)(const Options&),
                     Options& options) {
        CLI::App& added = add_named(group, name);
        options.language = language_;
        added.callback([this, command, &options] {
            chosen_ = [command, &options] { return command(options); };
        });
        return added;
    }
    CLI::Option* option(CLI::App& command, const std::string& names, auto& value,
                        std::string_view key) {
        return command.add_option(names, value, described(fmt::format("help.option.{}", key)));
    }
    CLI::Option* flag(CLI::App& command, const std::string& names, bool& value,
                      std::string_view key) const {
        return command.add_flag(names, value, described(fmt::format("help.option.{}", key)));
    }

    [[nodiscard]] std::string say(std::string_view key) const;
    [[nodiscard]] std::string example(std::string_view line) const;
    // Beside the option's name, within a page.
    [[nodiscard]] std::string described(std::string_view key) const;
    // What is shown below the list of commands.
    void end_with(std::string_view line) { app_.footer(example(line)); }

private:
    CLI::App& add_named(CLI::App& group, const std::string& name);
    void label(CLI::App& command);
    int refuse(const CLI::ParseError& error);
    [[nodiscard]] std::string what_is_wrong(const CLI::ParseError& error) const;

    CLI::App app_;
    language::Language language_;
    std::string language_code_;
    std::function<int()> chosen_;
};

}  // namespace parlor::cli

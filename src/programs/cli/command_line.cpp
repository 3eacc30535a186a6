// SPDX-License-Identifier: MIT
#include "programs/cli/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "base/numbers.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using language::Language;

constexpr std::size_t page_columns = 79;
constexpr std::size_t option_columns = 26;

// In the order that CLI11 wants. A declined Reward, `-+`, is a step and no option.
std::vector<std::string> in_reverse(std::span<char*> arguments) {
    std::vector<std::string> reversed;
    for (std::size_t i = arguments.size() - 1; i > 0; --i) {
        const std::string_view each(arguments[i]);
        reversed.push_back(each.starts_with("-+") ? fmt::format(" {}", each) : std::string(each));
    }
    return reversed;
}

}  // namespace

void CommandArguments::example(std::string_view line) { app_->footer(line_->example(line)); }

void CommandArguments::look(LookOptions& look) {
    flag("--ascii", look.ascii, "ascii");
    set("--colour,--color", look.colour, true, "colour");
    set("--no-colour,--no-color", look.colour, false, "no_colour");
}

void CommandArguments::effort(coach::Effort& effort, std::string_view key) {
    std::map<std::string, coach::Effort> names;
    for (const coach::Effort each : coach::all_efforts) names.emplace(name(each), each);
    option("--effort", effort, key)
        ->option_text("quick|normal|thorough")
        ->transform(CLI::CheckedTransformer(names));
}

std::string CommandArguments::described(std::string_view key) const {
    return line_->described(fmt::format("help.option.{}", key));
}

CommandLine::CommandLine(language::Language language, const ProgramCard& program)
    : language_(language) {
    app_.name(program.name);
    app_.description(paragraph(program.description));
    label(app_);  // before any option: each gets its group when it is added
    app_.set_version_flag("--version", program.name + " " PARLOR_VERSION, say("help.version"));
    app_.require_subcommand(0, 1);
}

int CommandLine::run(std::span<char*> arguments) {
    try {
        app_.parse(in_reverse(arguments));
    } catch (const CLI::Success& asked) {
        return app_.exit(asked);  // help, version
    } catch (const CLI::ParseError& error) {
        return refuse(error);
    }
    if (chosen_) return chosen_();
    fmt::print("{}", app_.help());
    return exit_ok;
}

CLI::App& CommandLine::add_named(const std::string& name) {
    const std::size_t blank = name.find(' ');
    const bool in_group = blank != std::string::npos;
    CLI::App& group = in_group ? *app_.get_subcommand(name.substr(0, blank)) : app_;
    const std::string own_name = in_group ? name.substr(blank + 1) : name;
    std::string key = "help." + name;
    std::ranges::replace(key, ' ', '.');
    CLI::App& added = *group.add_subcommand(own_name, say(key));
    added.group(say("help.label.Subcommands"));
    added.footer("");  // instead of the group's
    label(added);
    return added;
}

CommandArguments CommandLine::add_group(const std::string& name) {
    CLI::App& added = add_named(name);
    added.require_subcommand(0, 1);
    added.callback([this, &added] {
        if (chosen_) return;
        chosen_ = [this, &added] {
            fmt::print("{}", added.help(app_.get_name()));
            return exit_ok;
        };
    });
    return {*this, added};
}

void CommandLine::add_moved(const std::string& name, std::string_view program) {
    const std::size_t blank = name.find(' ');
    CLI::App& group =
        blank == std::string::npos ? app_ : *app_.get_subcommand(name.substr(0, blank));
    CLI::App& moved = *group.add_subcommand(name.substr(blank + 1));
    moved.group("")->prefix_command()->set_help_flag();
    const std::string instead = fmt::format("{} {}", program, name);
    moved.callback([this, name, instead] {
        const std::string command = fmt::format("{} {}", app_.get_name(), name);
        chosen_ = [language = language_, command, instead] {
            complain_of(language::say(language, "usage.moved",
                                      {{"command", command}, {"instead", instead}}),
                        "moved");
            return exit_bad;
        };
    });
}

void CommandLine::end_with(std::string_view line, std::string_view note) {
    app_.footer(example(line) + (note.empty() ? "" : "\n\n" + paragraph(note)));
}

std::string CommandLine::paragraph(std::string_view key) const {
    return fmt::format("{}", fmt::join(terminal::wrapped(say(key), page_columns), "\n"));
}

std::string CommandLine::say(std::string_view key) const { return language::say(language_, key); }

std::string CommandLine::example(std::string_view line) const {
    return fmt::format("{}\n  {}", say("help.example"), line);
}

// Sets what the program and all commands have in common.
void CommandLine::label(CLI::App& command) {
    constexpr std::array words{"Usage", "Positionals", "SUBCOMMAND", "OPTIONS", "REQUIRED"};
    const auto formatter = std::make_shared<CLI::Formatter>();
    for (const char* word : words) {
        formatter->label(word, say(fmt::format("help.label.{}", word)));
    }
    formatter->column_width(option_columns);
    command.formatter(formatter);
    command.option_defaults()->group(say("help.label.Options"));
    command.set_help_flag("-h,--help", say("help.help"));
    command.add_option("--lang", language_code_, described("help.lang"))
        ->option_text("en|es")
        ->check(CLI::IsMember({"en", "es"}));
}

std::string CommandLine::described(std::string_view key) const {
    const auto lines = terminal::wrapped(say(key), page_columns - option_columns);
    return fmt::format("{}", fmt::join(lines, "\n"));
}

// Prints one line that also names the help to read.
int CommandLine::refuse(const CLI::ParseError& error) {
    std::string command = app_.get_name();
    for (const CLI::App* each = &app_; !each->get_subcommands().empty();) {
        each = each->get_subcommands().front();
        command += ' ' + each->get_name();
    }
    complain(language::say(language_, "usage.refused",
                           {{"what", what_is_wrong(error)}, {"command", command}}));
    return exit_bad;
}

std::string CommandLine::what_is_wrong(const CLI::ParseError& error) const {
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        const std::vector<std::string> extras = app_.remaining(true);
        return language::say(language_, "usage.unexpected",
                             {{"part", fmt::format("{}", fmt::join(extras, " "))}});
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        const std::string_view told(error.what());
        return language::say(language_, "usage.missing",
                             {{"part", std::string(told.substr(0, told.find(' ')))}});
    }
    return error.what();
}

Language language_of(std::span<char*> arguments) {
    Language language = language_of_environment();
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        std::string_view value;
        const std::string_view each(arguments[i]);
        if (each.starts_with("--lang=")) value = each.substr(7);
        if (each == "--lang" && i + 1 < arguments.size()) value = arguments[i + 1];
        language = language::parse_language(value).value_or(language);
    }
    return language;
}

std::string whole_number(const std::string& text) {
    if (base::parse_unsigned(text)) return {};
    return fmt::format("{}: 0 … 18446744073709551615", text);
}

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// What a player types, parsed as far as is possible without the table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::cli {

enum class Verb : std::uint8_t {
    Enter,  // an empty line
    Steps,  // a number, a step or a whole play: for the game to parse
    Why,    // a step, or nothing
    Undo,
    HandOver,
    Hint,
    Draw,
    Save,  // a file, or nothing
    Quit,
    Help,
    Board,
    Numbers,
    Log,
};

struct TypedCommand {
    Verb verb = Verb::Enter;
    std::string rest{};  // what belongs to the verb
};

// Accepts English and Spanish words in every language.
TypedCommand parse_command(std::string_view line);

}  // namespace parlor::cli

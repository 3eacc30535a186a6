// SPDX-License-Identifier: MIT
// What a player types, understood as far as that can be done without looking at the table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::cli {

enum class Verb : std::uint8_t {
    Enter,  // nothing but the key
    Steps,  // a number, a step, a whole play: for the game to understand
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

// In English or in Spanish, whatever language is spoken.
TypedCommand parse_command(std::string_view line);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// What a player types, understood as far as that can be done without looking at the table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::cli {

enum class Verb : std::uint8_t {
    Enter,   // nothing but the key
    Number,  // of a choice
    Steps,   // one step or a whole play
    Why,     // a step, or nothing
    Undo,
    Hint,
    Save,  // a file, or nothing
    Quit,
    Help,
    Board,
    Numbers,
    Log,
    Unknown,
};

struct Command {
    Verb verb = Verb::Unknown;
    std::string rest{};      // what belongs to the verb
    std::size_t number = 0;  // of a choice
};

// In English or in Spanish, whatever language is spoken.
Command parse_command(std::string_view line);

}  // namespace parlor::cli

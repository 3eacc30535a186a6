// SPDX-License-Identifier: MIT
// How the program speaks at a table: its language, the game's own sentences, the players' names,
// the words of the edition.
//
//   Voice voice{Language::English, "", {{'b', "Ana"}}};
//   voice.seat('b') == "Ana (Blue)"        voice.seat('r') == "Red"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "presentation/language/language.h"
#include "rules/match/match.h"

namespace parlor::sentences {

struct Voice {
    language::Language language = language::Language::English;
    std::string_view keys{};               // what the game's own sentences begin with: "zenda."
    std::vector<match::SeatName> names{};  // empty: the seat's own name will do
    std::string edition{};                 // empty: the usual words will do
    bool names_spaces = true;              // false: where it can, a game tells steps without names
    bool names_colours = true;             // false: a unique name stands without its colour

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(language, key, arguments, edition);
    }
    // The game's own sentence, or the common one if the game has none in this language.
    [[nodiscard]] std::string own(std::string_view key, language::Arguments arguments = {}) const;

    [[nodiscard]] std::string name(char seat) const;  // as it was given, perhaps empty
    [[nodiscard]] std::string colour(char seat) const;
    [[nodiscard]] std::string seat(char seat) const;
    [[nodiscard]] std::string seats(std::string_view letters) const;

    // What is wrong with a text, in a sentence.
    [[nodiscard]] std::string fault(const match::TextFault& fault) const;
};

}  // namespace parlor::sentences

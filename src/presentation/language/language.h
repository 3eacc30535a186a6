// SPDX-License-Identifier: MIT
// Everything the program says to people. The sentences are in texts/, one file a language, and are
// looked up by key; names of faults and reasons are keys already ("why." + name(reason)).
//
//   say(Language::English, "play.throws", {{"seat", "Red"}, {"high", "6"}, {"low", "3"}})
//       == "Red throws 6 and 3."
//
// A new language is a new file in texts/ and an enumerator here.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlor::language {

enum class Language : std::uint8_t { English, Spanish };

inline constexpr std::array<Language, 2> all_languages{Language::English, Language::Spanish};

constexpr std::string_view code(Language language) {
    constexpr std::array<std::string_view, 2> codes{"en", "es"};
    return codes[static_cast<std::size_t>(language)];
}

std::optional<Language> parse_language(std::string_view code);

// What stands for each word in braces. Those that a sentence does not use are no matter.
using Arguments = std::initializer_list<std::pair<std::string_view, std::string>>;

// An edition has words of its own for some things. A word in braces that is not among the arguments
// is one of them: {home} is `words.dixie-1952.home`, or `words.home` where that edition has none.
// Where words are not enough it has a sentence of its own: `poleana/why.past_home` stands before
// `why.past_home`. A language may lack such a sentence or word where the common one will do.
// Preconditions: the key exists; every word in braces is an argument or has such a key.
std::string say(Language language, std::string_view key, Arguments arguments = {},
                std::string_view edition = {});

bool knows(Language language, std::string_view key);

// In alphabetical order.
std::vector<std::string_view> keys(Language language);

}  // namespace parlor::language

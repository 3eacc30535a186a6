// SPDX-License-Identifier: MIT
#include "programs/cli/typed_command.h"

#include <algorithm>
#include <array>

#include "base/words.h"

namespace parlor::cli {
namespace {

struct Word {
    std::string_view word;
    Verb verb;
};
constexpr std::array words{
    Word{"u", Verb::Undo},     Word{"undo", Verb::Undo},       Word{"deshacer", Verb::Undo},
    Word{"h", Verb::Hint},     Word{"hint", Verb::Hint},       Word{"consejo", Verb::Hint},
    Word{"s", Verb::Save},     Word{"save", Verb::Save},       Word{"guardar", Verb::Save},
    Word{"q", Verb::Quit},     Word{"quit", Verb::Quit},       Word{"salir", Verb::Quit},
    Word{"exit", Verb::Quit},  Word{"help", Verb::Help},       Word{"ayuda", Verb::Help},
    Word{"b", Verb::Board},    Word{"board", Verb::Board},     Word{"tablero", Verb::Board},
    Word{"n", Verb::Numbers},  Word{"numbers", Verb::Numbers}, Word{"números", Verb::Numbers},
    Word{"l", Verb::Log},      Word{"log", Verb::Log},         Word{"historia", Verb::Log},
    Word{"o", Verb::HandOver}, Word{"over", Verb::HandOver},   Word{"pasar", Verb::HandOver},
    Word{"draw", Verb::Draw},  Word{"empate", Verb::Draw},     Word{"tablas", Verb::Draw},
};

}  // namespace

TypedCommand parse_command(std::string_view line) {
    const std::string_view text = base::trimmed(line);
    if (text.empty()) return {Verb::Enter};
    if (text.starts_with('?')) return {Verb::Why, std::string(base::trimmed(text.substr(1)))};
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view first = text.substr(0, blank);
    const auto found = std::ranges::find(words, first, &Word::word);
    const std::string rest(base::trimmed(text.substr(blank)));
    const bool may_have_rest = found != words.end() && found->verb == Verb::Save;
    if (found != words.end() && (rest.empty() || may_have_rest)) return {found->verb, rest};
    return {Verb::Steps, std::string(text)};
}

}  // namespace parlor::cli

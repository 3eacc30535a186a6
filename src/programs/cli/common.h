// SPDX-License-Identifier: MIT
// What every command needs: exit codes, the language, complaints, tables from arguments.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/game.h"
#include "presentation/language/language.h"
#include "rules/match/match.h"

namespace parlor::cli {

// As usual: all went well; the answer is no; what was given could not be used.
inline constexpr int exit_ok = 0;
inline constexpr int exit_no = 1;
inline constexpr int exit_bad = 2;

// Runs a program and flushes its output. Returns nullopt after complaining of an exception or of an
// output that cannot be written.
std::optional<int> run_guarded(int (*program)(int count, char** arguments), int count,
                               char** arguments);

// Spanish where LC_ALL, LC_MESSAGES or LANG, the first that is set, begins with "es".
language::Language language_of_environment();

// One line on the standard error. What is not plain in it becomes blanks, so that it is one line
// whatever was typed.
void complain(std::string_view sentence);
// With the stable name of what is wrong behind it.
void complain_of(std::string_view sentence, std::string_view name);
// One line a fault, in the game's own words.
void complain(language::Language language, const games::Game& game,
              const match::TextFaults& faults);

// The table of a position. Each complains and gives nothing where the text cannot be used: it must
// be read at all; something must be there to play; the dice must still be to be thrown.
using Table = std::unique_ptr<match::Match>;
Table read_table(language::Language language, const games::Game& game, std::string_view text);
Table read_playing_table(language::Language language, const games::Game& game,
                         std::string_view text);
Table read_open_table(language::Language language, const games::Game& game, std::string_view text);

}  // namespace parlor::cli

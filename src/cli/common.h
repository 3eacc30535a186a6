// SPDX-License-Identifier: MIT
// What every command needs: exit codes, the language, complaints, positions read from arguments.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "language/language.h"
#include "pollyanna/text.h"

namespace parlor::cli {

// As usual: all went well; the answer is no; what was given could not be used.
inline constexpr int exit_ok = 0;
inline constexpr int exit_no = 1;
inline constexpr int exit_bad = 2;

// Spanish where LC_ALL, LC_MESSAGES or LANG, the first that is set, begins with "es".
language::Language language_of_environment();

// One line on the standard error. What is not plain in it becomes blanks, so that it is one line
// whatever was typed.
void complain(std::string_view sentence);
// With the stable name of what is wrong behind it.
void complain_of(std::string_view sentence, std::string_view name);
// One line a defect.
void complain(language::Language language, const pollyanna::Defects& defects);

std::string sentence(language::Language language, const pollyanna::Defect& defect);

// Each complains and gives nothing where the text cannot be used.
struct ThrownPosition {
    pollyanna::Position position;
    pollyanna::Throw thrown;
};
std::optional<pollyanna::PositionText> read_position(language::Language language,
                                                     std::string_view text);
std::optional<ThrownPosition> read_thrown_position(language::Language language,
                                                   std::string_view text);
std::optional<pollyanna::Position> read_open_position(language::Language language,
                                                      std::string_view text);

}  // namespace parlor::cli

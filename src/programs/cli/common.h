// SPDX-License-Identifier: MIT
// What every command needs: exit codes, the language, limits, the folder of the page.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "presentation/console/complaints.h"
#include "presentation/language/language.h"

namespace parlor::cli {

using console::complain;
using console::complain_of;

// Success; the answer is no; the input could not be used.
inline constexpr int exit_ok = 0;
inline constexpr int exit_no = 1;
inline constexpr int exit_bad = 2;

// Runs a program and flushes its output. Returns nullopt after complaining of an exception or of an
// output that cannot be written.
std::optional<int> run_guarded(int (*program)(int count, char** arguments), int count,
                               char** arguments);

// Spanish if the first of LC_ALL, LC_MESSAGES and LANG that is set begins with "es".
language::Language language_of_environment();

// The files of the page: installed beside the program, or else built in the source tree.
std::string page_folder();

inline constexpr std::int64_t most_threads = 256;

struct Amount {
    std::string_view option;  // "games"
    std::int64_t value = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

// Complains and returns false if the value is outside its limits.
bool is_within_limits(const Amount& amount, language::Language language);
// Complains of each that is not.
bool are_within_limits(std::initializer_list<Amount> amounts, language::Language language);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// Numbers on the command line that must lie within limits.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "presentation/language/language.h"

namespace parlor::cli {

inline constexpr std::int64_t most_threads = 256;

struct Amount {
    std::string_view option;  // "games"
    std::int64_t value = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

// False after complaining.
bool is_within_limits(const Amount& amount, language::Language language);
// Complains of each that is not.
bool are_within_limits(std::initializer_list<Amount> amounts, language::Language language);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// `parlor endings`: works out the chances of all endings of a game, for `--endings`.
#pragma once

#include <cstdint>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/games.h"

namespace parlor::cli {

struct EndingsOptions {
    std::string game = usual_edition();
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string kept{};        // a file for the work so far; empty: none
    std::string out{};
    language::Language language = language::Language::English;
};

// The exit code: 0, or 2 after a line on the standard error.
int endings(const EndingsOptions& options);

}  // namespace parlor::cli

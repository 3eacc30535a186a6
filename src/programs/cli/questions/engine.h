// SPDX-License-Identifier: MIT
// `parlor engine`: answers other programs over standard input and output, in the plain lines of
// docs/protocol.md or in JSON.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct EngineOptions {
    std::string level{};  // by name or number; empty: the strongest
    std::string board{};  // the file of a board of Zenda's; empty: its own
    bool json = false;
    language::Language language = language::Language::English;
};

// Until it is told to quit, or until nobody talks or listens any more.
int engine(const EngineOptions& options);

}  // namespace parlor::cli

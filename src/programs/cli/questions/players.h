// SPDX-License-Identifier: MIT
// `parlor players`: the computers there are, in one table a game.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct PlayersOptions {
    std::string game;  // empty: every game
    language::Language language = language::Language::English;
};

int list_players(const PlayersOptions& options);

}  // namespace parlor::cli

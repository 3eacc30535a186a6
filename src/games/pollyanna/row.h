// SPDX-License-Identifier: MIT
// Pollyanna in the table of games.
#pragma once

#include "games/row.h"

namespace parlor::pollyanna {

std::unique_ptr<games::Game> make_game();
std::unique_ptr<page::GamePage> make_page();
terminal::Made make_terminal(const terminal::BoardFile& file);
std::unique_ptr<cli::SeriesGame> make_series(const cli::GameOptions& options);

inline constexpr games::Row row{.name = "pollyanna",
                                .game = make_game,
                                .page = make_page,
                                .terminal = make_terminal,
                                .series = make_series};

}  // namespace parlor::pollyanna

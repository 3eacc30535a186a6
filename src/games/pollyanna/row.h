// SPDX-License-Identifier: MIT
// Pollyanna in the table of games.
#pragma once

#include "games/row.h"

namespace parlor::pollyanna {

std::unique_ptr<games::Game> make_game();
std::unique_ptr<page::GamePage> make_page();
terminal::Made make_terminal(const terminal::BoardFile& file);
laboratory::Made make_laboratory(const terminal::BoardFile& file);

inline constexpr games::Row row{.name = "pollyanna",
                                .game = make_game,
                                .page = make_page,
                                .terminal = make_terminal,
                                .laboratory = make_laboratory};

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
// Countdown in the table of games of the tests.
#pragma once

#include "games/row.h"

namespace parlor::countdown {

std::unique_ptr<games::Game> make_game();
std::unique_ptr<page::GamePage> make_page();
terminal::Made make_terminal(const terminal::BoardFile& file);

inline constexpr games::Row row{
    .name = "countdown", .game = make_game, .page = make_page, .terminal = make_terminal};

}  // namespace parlor::countdown

// SPDX-License-Identifier: MIT
// A row of the table of games: what a game's folder provides. Each column is read by one source
// file, so a program links only what it uses: the browser's module has no terminal.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "base/expected.h"
#include "rules/match/match.h"

namespace parlor::page {
class GamePage;
}
namespace parlor::terminal {
class TerminalGame;
using BoardFile = std::optional<std::string_view>;  // the content of a file; null: the own board
using Made = base::Expected<std::unique_ptr<TerminalGame>, match::TextFaults>;
}  // namespace parlor::terminal

namespace parlor::laboratory {
class LabGame;
using Made = base::Expected<std::unique_ptr<LabGame>, match::TextFaults>;
}  // namespace parlor::laboratory

namespace parlor::games {

class Game;

struct Row {
    std::string_view name;  // as records have it
    // Rules, computers and words, on the game's own board: games/table.cpp.
    std::unique_ptr<Game> (*game)();
    // Pictures and touches in the browser: protocols/page_api/pages.cpp.
    std::unique_ptr<page::GamePage> (*page)();
    // The terminal, or the faults of the board: programs/cli/games.cpp. Precondition: no file
    // unless the game has_other_boards().
    terminal::Made (*terminal)(const terminal::BoardFile& file);
    // Long series between computers; null if the game has no series: programs/lab/games.cpp.
    laboratory::Made (*laboratory)(const terminal::BoardFile& file) = nullptr;
};

// One column of the table.
template <class Field, std::size_t count>
constexpr auto column(const std::array<Row, count>& rows, Field Row::* which) {
    std::array<Field, count> all{};
    for (std::size_t i = 0; i < count; ++i) all[i] = rows[i].*which;
    return all;
}

}  // namespace parlor::games

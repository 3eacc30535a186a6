// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in the terminal, on its own board or another (terminal_of.h). A throw may
// give Streslau a hundred steps to choose from, so choices are not numbered: a player picks up a
// piece by the number of its spot and puts it down by that of another.
#pragma once

#include <optional>

#include "games/row.h"
#include "games/zenda/game.h"
#include "games/zenda/match/match.h"
#include "presentation/terminal/terminal_of.h"

namespace parlor::zenda {

struct Terminal {
    using Game = zenda::Game;
    using Match = zenda::Match;
    using Scene = terminal::SceneOf<Match>;
    using Voice = sentences::Voice;
    using Lines = terminal::Lines;

    static match::Opened start(const Board& board, std::string_view wanted);
    static terminal::UsualSeats usual_seats(const terminal::GameChoice& choice);
    static void plays(const Match& table, const std::function<void(std::string_view line)>& tell);
    static constexpr std::string_view duty_to_play = "Z7 ZQ1";
    static Lines editions(language::Language language);
    static Lines edition(language::Language language, std::string_view name);

    static std::string prompt(const Scene& scene, std::string_view who);
    // answer.cpp
    static terminal::Answer answer(const Scene& scene, std::string_view typed);

    // panel.cpp
    static Lines choices_told(const Scene& scene);
    // Marks where the picked piece may go, or what may be picked; between turns, where pieces came.
    static Lines board_lines(const Scene& scene, terminal::Look look);
    static std::string picture(const Voice& voice, const Match& table,
                               const terminal::PictureOptions& options);
    static constexpr terminal::PanelSize panel_size{21, 21};
    static Lines panel_title(const Scene& scene);
    static terminal::PanelRow panel_seat(const Scene& scene, char seat);
    static Lines panel_dice(const Scene& scene);
    static std::vector<terminal::PanelRow> panel_choices(const Scene& scene, int rows);
};

// The board of a file, or its faults; nullopt without a file: the standard board.
base::Expected<std::optional<Board>, match::TextFaults> read_board_file(
    const terminal::BoardFile& file);

// What people may do next: a computer that shares the side moves its pieces itself.
std::vector<Step> peoples_choices(const Terminal::Scene& scene);

}  // namespace parlor::zenda

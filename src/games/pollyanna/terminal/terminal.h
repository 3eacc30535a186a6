// SPDX-License-Identifier: MIT
// Pollyanna in the terminal, in its five editions (terminal_of.h).
#pragma once

#include "games/pollyanna/game.h"
#include "games/pollyanna/match/match.h"
#include "presentation/terminal/terminal_of.h"

namespace parlor::pollyanna {

struct Terminal {
    using Game = pollyanna::Game;
    using Match = pollyanna::Match;
    using Scene = terminal::SceneOf<Match>;
    using Voice = sentences::Voice;
    using Lines = terminal::Lines;

    static match::Opened start(const Board& board, std::string_view wanted);
    // P4, M2: four play as partners, or each alone, unless the choice says otherwise.
    static std::string named(const terminal::GameChoice& choice, std::string_view seated);
    static terminal::UsualSeats usual_seats(const terminal::GameChoice& choice);
    static void plays(const Match& table, const std::function<void(std::string_view line)>& tell);
    static std::string_view take_endings(const Match& table, std::string_view file);

    static std::string_view rules_page(std::string_view rule);
    static constexpr std::string_view duty_to_play = "P35 P36";

    // editions.cpp
    static Lines editions(language::Language language);
    static Lines edition(language::Language language, std::string_view id);

    // panel.cpp
    static std::string prompt(const Scene& scene, std::string_view who);
    static std::optional<terminal::Answer> answer(const Scene& scene, std::string_view typed);
    static Lines choices_told(const Scene& scene);
    // Marks where the choices lead or, between turns, where pieces came last.
    static Lines board_lines(const Scene& scene, terminal::Look look);
    static std::string picture(const Voice& voice, const Match& table,
                               const terminal::PictureOptions& options);
    static constexpr terminal::PanelSize panel_size{16, 21};
    static Lines panel_title(const Scene& scene);
    static terminal::PanelRow panel_seat(const Scene& scene, char seat);
    static Lines panel_dice(const Scene& scene);
    static std::vector<terminal::PanelRow> panel_choices(const Scene& scene, int rows);
};

}  // namespace parlor::pollyanna

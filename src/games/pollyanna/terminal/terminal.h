// SPDX-License-Identifier: MIT
// Pollyanna in the terminal, in its five editions.
#pragma once

#include "games/pollyanna/game.h"
#include "games/pollyanna/terminal/face.h"
#include "programs/cli/terminal_game.h"

namespace parlor::cli {

class PollyannaTerminal final : public TerminalGame {
public:
    [[nodiscard]] const games::Game& game() const override { return game_; }
    [[nodiscard]] const GameFace& face() const override { return face_; }

    [[nodiscard]] match::Opened start(std::string_view game) const override;
    [[nodiscard]] std::string named(const PlayOptions& options,
                                    std::string_view seated) const override;
    [[nodiscard]] UsualSeats usual_seats(const PlayOptions& options) const override;

    void plays(const match::Match& match,
               const std::function<void(std::string_view line)>& tell) const override;
    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const override;

    // series.cpp
    [[nodiscard]] std::unique_ptr<Simulation> simulation(
        const SimulateOptions& options) const override;
    [[nodiscard]] std::unique_ptr<Contest> contest(const ArenaOptions& options) const override;

    // endings.cpp
    [[nodiscard]] std::string endings(const EndingsOptions& options,
                                      parallel::Workers& workers) const override;
    [[nodiscard]] std::string_view take_endings(const match::Match& match,
                                                std::string_view file) const override;

    // Poleana's rules and rulings (M, MQ) have a page of their own.
    [[nodiscard]] std::string_view rules_page(std::string_view rule) const override {
        return rule.starts_with('M') ? "poleana" : TerminalGame::rules_page(rule);
    }
    [[nodiscard]] std::string_view duty_to_play() const override { return "P35 P36"; }

    // editions.cpp
    [[nodiscard]] std::vector<std::string> editions(language::Language language) const override;
    [[nodiscard]] std::vector<std::string> edition(language::Language language,
                                                   std::string_view id) const override;

private:
    pollyanna::Game game_;
    PollyannaFace face_;
};

}  // namespace parlor::cli

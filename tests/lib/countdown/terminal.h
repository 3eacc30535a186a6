// SPDX-License-Identifier: MIT
// Countdown in the terminal: its board is a row of signs, all else is as usual.
#pragma once

#include "countdown/game.h"
#include "programs/cli/play/game_face.h"
#include "programs/cli/terminal_game.h"

namespace parlor::countdown {

class CountdownFace final : public cli::GameFace {
public:
    [[nodiscard]] const sentences::Teller& teller() const override { return teller_; }
    [[nodiscard]] std::vector<std::string> board_lines(const cli::Scene& scene,
                                                       cli::Look look) const override;
    [[nodiscard]] std::string picture(const sentences::Voice& voice, const match::Match& match,
                                      const cli::PictureOptions& options) const override;

private:
    Teller teller_;
};

class CountdownTerminal final : public cli::TerminalGame {
public:
    [[nodiscard]] const games::Game& game() const override { return game_; }
    [[nodiscard]] const cli::GameFace& face() const override { return face_; }

private:
    Game game_;
    CountdownFace face_;
};

}  // namespace parlor::countdown

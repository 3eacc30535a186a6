// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in the terminal, on its own board or on somebody else's.
#pragma once

#include <optional>

#include "games/zenda/game.h"
#include "games/zenda/terminal/face.h"
#include "programs/cli/terminal_game.h"

namespace parlor::cli {

class ZendaTerminal final : public TerminalGame {
public:
    // None: the standard board.
    explicit ZendaTerminal(std::optional<zenda::Board> board = std::nullopt)
        : own_board_(std::move(board)), game_(this->board()) {}
    // The game refers to the board in here.
    ZendaTerminal(const ZendaTerminal&) = delete;
    ZendaTerminal& operator=(const ZendaTerminal&) = delete;
    ~ZendaTerminal() override = default;

    [[nodiscard]] const games::Game& game() const override { return game_; }
    [[nodiscard]] const GameFace& face() const override { return face_; }

    [[nodiscard]] match::Opened start(std::string_view game) const override;
    [[nodiscard]] UsualSeats usual_seats(const PlayOptions& options) const override;

    void plays(const match::Match& match,
               const std::function<void(std::string_view line)>& tell) const override;
    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const override;

    // series.cpp
    [[nodiscard]] std::unique_ptr<Simulation> simulation(
        const SimulateOptions& options) const override;
    [[nodiscard]] std::unique_ptr<Contest> contest(const ArenaOptions& options) const override;
    [[nodiscard]] std::vector<std::string_view> evaluations() const override {
        return {game_.name()};
    }
    [[nodiscard]] std::string tuned(const TuneOptions& options,
                                    parallel::Workers& workers) const override;
    // balance.cpp
    [[nodiscard]] int balance(const BalanceOptions& options) const override;

    [[nodiscard]] std::string_view duty_to_play() const override { return "Z7 ZQ1"; }
    [[nodiscard]] std::vector<std::string> editions(language::Language language) const override;
    [[nodiscard]] std::vector<std::string> edition(language::Language language,
                                                   std::string_view name) const override;

private:
    // Whether computers can play that game among themselves; complains where not.
    [[nodiscard]] bool may_compete(std::string_view game, language::Language language) const;
    [[nodiscard]] const zenda::Board& board() const {
        return own_board_ ? *own_board_ : zenda::standard_board();
    }

    std::optional<zenda::Board> own_board_;
    zenda::Game game_;
    ZendaFace face_;
};

}  // namespace parlor::cli

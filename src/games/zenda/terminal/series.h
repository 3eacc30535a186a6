// SPDX-License-Identifier: MIT
// Zenda's series of games between computers.
#pragma once

#include <optional>

#include "games/zenda/game.h"
#include "programs/cli/series/series_game.h"

namespace parlor::cli {

class ZendaTerminal final : public SeriesGame {
public:
    explicit ZendaTerminal(std::optional<zenda::Board> board = std::nullopt)
        : own_board_(std::move(board)), game_(this->board()) {}
    ZendaTerminal(const ZendaTerminal&) = delete;
    ZendaTerminal& operator=(const ZendaTerminal&) = delete;
    ~ZendaTerminal() override = default;

    [[nodiscard]] const games::Game& game() const override { return game_; }

    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const override;
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

private:
    // Whether computers can play that game among themselves; complains where not.
    [[nodiscard]] bool may_compete(std::string_view game, language::Language language) const;
    [[nodiscard]] const zenda::Board& board() const {
        return own_board_ ? *own_board_ : zenda::standard_board();
    }

    std::optional<zenda::Board> own_board_;
    zenda::Game game_;
};

}  // namespace parlor::cli

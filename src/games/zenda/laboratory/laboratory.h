// SPDX-License-Identifier: MIT
// The Prisoner of Zenda in parlor-lab: series, contests, balance and tuning, on its own board or on
// another.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "computers/training/tuning.h"
#include "games/zenda/analysis/tally.h"
#include "games/zenda/game.h"
#include "games/zenda/players/features.h"
#include "laboratory/lab_game.h"
#include "laboratory/simulation.h"

namespace parlor::zenda {

class Laboratory final : public laboratory::LabGameOf<Match> {
public:
    // nullopt: the standard board.
    explicit Laboratory(std::optional<Board> board)
        : LabGameOf(game_), own_board_(std::move(board)), game_(this->board()) {}

    [[nodiscard]] std::unique_ptr<laboratory::Simulation> simulation(
        const laboratory::SimulateOptions& options) const override;
    [[nodiscard]] std::unique_ptr<laboratory::Contest> contest(
        const laboratory::ArenaOptions& options) const override;
    [[nodiscard]] std::vector<std::string_view> evaluations() const override {
        return {game_.name()};
    }
    // tuning.cpp
    [[nodiscard]] std::string tuned(const laboratory::TuneOptions& options,
                                    parallel::Workers& workers) const override;
    // balance.cpp
    [[nodiscard]] bool balance(const laboratory::BalanceOptions& options) const override;

private:
    void count_lines(const Match& match, int depth, const ThrowCounted& tell) const override;
    [[nodiscard]] const Board& board() const { return own_board_ ? *own_board_ : standard_board(); }

    std::optional<Board> own_board_;
    Game game_;
};

// tuning.cpp: tunes the weights of the features.
training::TuningResult tune(const std::vector<training::TuningBoard<Features>>& boards,
                            const players::Weights& start, const training::TuningPlan& plan,
                            parallel::Workers& workers,
                            const parallel::Workers::Progress& progress = {});

// tally_told.cpp
std::string tally_table(const Series& series, const Tally& tally, double seconds,
                        language::Language language);
// How games ended and when, and where the King was held.
std::vector<laboratory::NamedChart> tally_charts(language::Language language,
                                                 std::span<const laboratory::Pass<Zenda>> passes);

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
// Pollyanna's series of games between computers.
#pragma once

#include "games/pollyanna/game.h"
#include "programs/cli/series/series_game.h"

namespace parlor::cli {

class PollyannaTerminal final : public SeriesGame {
public:
    [[nodiscard]] const games::Game& game() const override { return game_; }

    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const override;
    [[nodiscard]] std::unique_ptr<Simulation> simulation(
        const SimulateOptions& options) const override;
    [[nodiscard]] std::unique_ptr<Contest> contest(const ArenaOptions& options) const override;
    // endings.cpp
    [[nodiscard]] std::string endings(const EndingsOptions& options,
                                      parallel::Workers& workers) const override;

private:
    pollyanna::Game game_;
};

}  // namespace parlor::cli

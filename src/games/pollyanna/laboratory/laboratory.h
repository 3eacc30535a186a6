// SPDX-License-Identifier: MIT
// Pollyanna in parlor-lab: series, contests, and the chances of all endings.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/pollyanna/analysis/tally.h"
#include "games/pollyanna/game.h"
#include "laboratory/lab_game.h"
#include "laboratory/simulation.h"

namespace parlor::pollyanna {

class Laboratory final : public laboratory::LabGameOf<Match> {
public:
    Laboratory() : LabGameOf(game_) {}

    [[nodiscard]] std::unique_ptr<laboratory::Simulation> simulation(
        const laboratory::SimulateOptions& options) const override;
    [[nodiscard]] std::unique_ptr<laboratory::Contest> contest(
        const laboratory::ArenaOptions& options) const override;
    // endings.cpp
    [[nodiscard]] std::string endings(const laboratory::EndingsOptions& options,
                                      parallel::Workers& workers) const override;

private:
    void count_lines(const Match& match, int depth, const ThrowCounted& tell) const override;

    Game game_;
};

// tally_told.cpp
std::string tally_table(const Series& series, const Tally& tally, double seconds,
                        language::Language language);
// How long games are, who wins, and what each house rule does to lengths and captures. Where the
// seats have different players, also how often the first seat wins: the less the rules change
// that, the more of it is skill. Precondition: the first pass has the rules as they stand.
std::vector<laboratory::NamedChart> tally_charts(
    language::Language language, std::span<const laboratory::Pass<Pollyanna>> passes);

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
// What the commands for series of games between computers ask of a game. By default a game has no
// such series.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "presentation/language/language.h"

namespace parlor::parallel {
class Workers;
}

namespace parlor::cli {

class Contest;
class Simulation;
struct ArenaOptions;
struct BalanceOptions;
struct EndingsOptions;
struct SimulateOptions;
struct TuneOptions;

class SeriesGame {
public:
    virtual ~SeriesGame() = default;

    [[nodiscard]] virtual const games::Game& game() const = 0;

    // The lines of play that begin with each throw. Preconditions: a throw is due; depth ≥ 1.
    using ThrowCounted = std::function<void(std::string_view thrown, std::uint64_t lines)>;
    virtual void perft(const match::Match& match, int depth, const ThrowCounted& tell) const;

    // Computers among themselves. Each is none after a line on the standard error for every option
    // that is no good. By default a game has no such series.
    [[nodiscard]] virtual std::unique_ptr<Simulation> simulation(
        const SimulateOptions& options) const;
    [[nodiscard]] virtual std::unique_ptr<Contest> contest(const ArenaOptions& options) const;
    // The names of the evaluations that `parlor tune` can tune. By default there are none.
    [[nodiscard]] virtual std::vector<std::string_view> evaluations() const { return {}; }
    // A file of weights with its card; empty after a line on the standard error.
    [[nodiscard]] virtual std::string tuned(const TuneOptions& options,
                                            parallel::Workers& workers) const;

    // A file with the chances of all endings; empty after a line on the standard error. By default
    // a game has no such endings.
    [[nodiscard]] virtual std::string endings(const EndingsOptions& options,
                                              parallel::Workers& workers) const;
    // How even its sides are, told on the standard output. The exit code: 0, or 2 after a line on
    // the standard error. By default there is nothing to ask: everybody has the same side.
    [[nodiscard]] virtual int balance(const BalanceOptions& options) const;
};

}  // namespace parlor::cli

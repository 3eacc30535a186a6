// SPDX-License-Identifier: MIT
// What parlor-lab asks of a game: long series of games between computers, and what is computed from
// them. A game implements what it has, in games/<game>/laboratory, and derives from
// LabGameOf<Match>; for the rest this class says that the game has no such thing.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "laboratory/options.h"

namespace parlor::parallel {
class Workers;
}

namespace parlor::laboratory {

class Contest;
class Simulation;

class LabGame {
public:
    // `game` must outlive it and is on the board that the options name.
    explicit LabGame(const games::Game& game) : game_(game) {}
    virtual ~LabGame() = default;
    LabGame(const LabGame&) = delete;
    LabGame& operator=(const LabGame&) = delete;

    [[nodiscard]] const games::Game& game() const { return game_; }

    // Reports the number of lines of play that begin with each throw. Preconditions: a throw is
    // due; depth ≥ 1. The default tries every step on a copy of the table, which is slow.
    using ThrowCounted = std::function<void(std::string_view thrown, std::uint64_t lines)>;
    virtual void perft(const match::Match& match, int depth, const ThrowCounted& tell) const;

    // Each of these complains on the standard error and returns null, or an empty text, if the
    // options cannot be used.
    [[nodiscard]] virtual std::unique_ptr<Simulation> simulation(
        const SimulateOptions& options) const;
    [[nodiscard]] virtual std::unique_ptr<Contest> contest(const ArenaOptions& options) const;
    // The file of weights that tuning makes.
    [[nodiscard]] virtual std::string tuned(const TuneOptions& options,
                                            parallel::Workers& workers) const;
    // The file with the chances of all endings.
    [[nodiscard]] virtual std::string endings(const EndingsOptions& options,
                                              parallel::Workers& workers) const;
    // Prints how even the game's sides are. Returns false after complaining. By default all seats
    // are alike and there is nothing to print.
    [[nodiscard]] virtual bool balance(const BalanceOptions& options) const;

    // The names of the evaluations that tuned() can make.
    [[nodiscard]] virtual std::vector<std::string_view> evaluations() const { return {}; }

private:
    void refuse(language::Language language, std::string_view key, std::string_view name) const;

    const games::Game& game_;
};

// A LabGame whose tables are of the type Match.
template <class Match>
class LabGameOf : public LabGame {
public:
    using LabGame::LabGame;

    void perft(const match::Match& match, int depth, const ThrowCounted& tell) const final {
        count_lines(match::of<Match>(match), depth, tell);
    }

private:
    virtual void count_lines(const Match& match, int depth, const ThrowCounted& tell) const = 0;
};

}  // namespace parlor::laboratory

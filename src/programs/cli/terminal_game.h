// SPDX-License-Identifier: MIT
// A game in the terminal: what commands ask of a game that only a terminal needs. Everything else
// they ask of the game itself (games/game.h). One implementation a game, in games/<game>/terminal.
// What can be told from the game and its tables alone is told so by default.
#pragma once

#include <cstdint>
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
class GameFace;
class Simulation;
struct ArenaOptions;
struct BalanceOptions;
struct EndingsOptions;
struct PlayOptions;
struct SimulateOptions;
struct TuneOptions;

class TerminalGame {
public:
    virtual ~TerminalGame() = default;

    // On the board that the options named.
    [[nodiscard]] virtual const games::Game& game() const = 0;
    [[nodiscard]] virtual const GameFace& face() const = 0;

    // A table before the first turn with everybody seated; what is wanted may be empty.
    [[nodiscard]] virtual match::Opened start(std::string_view wanted) const;
    // What those who sit play by these options: "pollyanna-1916+partners".
    [[nodiscard]] virtual std::string named(const PlayOptions& options,
                                            std::string_view seated) const;
    // Who plays if nobody says so, and which of them is a person. By default everybody, and the
    // first.
    struct UsualSeats {
        std::string seated;
        char person;
    };
    [[nodiscard]] virtual UsualSeats usual_seats(const PlayOptions& options) const;

    // `<play> -> <position after>`, sorted by position. Precondition: a step is due. By default
    // every way is tried on a copy of the table, which is slow where there are many.
    virtual void plays(const match::Match& match,
                       const std::function<void(std::string_view line)>& tell) const;
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
    // From now on computers look endings of that table's game up in such a file. The name of what
    // is wrong with it, or empty.
    [[nodiscard]] virtual std::string_view take_endings(const match::Match& match,
                                                        std::string_view file) const;

    // How even its sides are, told on the standard output. The exit code: 0, or 2 after a line on
    // the standard error. By default there is nothing to ask: everybody has the same side.
    [[nodiscard]] virtual int balance(const BalanceOptions& options) const;

    // "P54" is in docs/rules/pollyanna.md#p54, "Q14" among the rulings, in Spanish in
    // docs/es/rules.
    [[nodiscard]] std::string where_to_read(language::Language language,
                                            std::string_view rule) const;
    // The page of docs/rules that has it.
    [[nodiscard]] virtual std::string_view rules_page(std::string_view rule) const;
    // That everything playable must be played.
    [[nodiscard]] virtual std::string_view duty_to_play() const { return {}; }

    // All editions in short; one of them at length, or nothing if there is none of that name.
    [[nodiscard]] virtual std::vector<std::string> editions(language::Language language) const;
    [[nodiscard]] virtual std::vector<std::string> edition(language::Language language,
                                                           std::string_view name) const;
};

}  // namespace parlor::cli

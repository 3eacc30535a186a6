// SPDX-License-Identifier: MIT
// The options of parlor-lab's commands, as a game gets them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "presentation/language/language.h"

namespace parlor::laboratory {

// Options of every command.
struct CommonOptions {
    std::string game{};        // as in position text, with house rules: "dixie-1952+…"
    std::int64_t threads = 0;  // 0: one per processor
    language::Language language = language::Language::English;
};

// Options of every command that plays many games.
struct ManyGames : CommonOptions {
    std::string board{};  // a board file; empty: the game's own
    std::uint64_t seed = 1;
    bool json = false;
};

struct SimulateOptions : ManyGames {
    std::int64_t games = 1000;
    std::optional<std::string> seats{};  // "bgry", or names with commas between: "blue,red"
    bool partners = false;
    std::string player = "random";  // plays every seat …
    std::string players{};          // … that is not named here: "b=simple,r=random"
    std::string plots{};            // a folder for charts; empty: no charts
};

struct ArenaOptions : ManyGames {
    std::int64_t games = 1000;           // rounded up to whole sets
    std::vector<std::string> players{};  // names or numbers of levels
    std::vector<std::string> engines{};  // programs that play too, after those: "./theirs --fast"
    std::int64_t engine_time = 1000;     // milliseconds per play
    std::optional<std::string> seats{};  // "bgry", or names with commas between: "blue,red"
    bool partners = false;
    bool pairs = false;  // any two of the players meet, as in a ladder
    std::string sprt{};  // "elo0,elo1": stop when one of the two is settled
    bool times = false;  // also report how long choices took

    [[nodiscard]] std::size_t entrants() const { return players.size() + engines.size(); }
    // How many players sit at a table.
    [[nodiscard]] std::size_t chairs() const { return pairs && entrants() > 2 ? 2 : entrants(); }
};

struct BalanceOptions : CommonOptions {
    std::string board{};
    // Each plays this number of games against itself: "careful=2000".
    std::vector<std::string> players{"careful=2000", "deep=300"};
    std::int64_t search = 0;  // maps in each generation; 0: only judge the board
    std::int64_t generations = 8;
    std::int64_t screen = 60;  // games of the first player on each new map
    std::int64_t settle = 8;   // games of each other player on the best maps
    std::int64_t keep = 6;     // maps that go on to the next generation and to the last judgement
    std::string out = ".";     // a folder for the boards that were found
    std::uint64_t seed = 1894;
};

// An empty game is the first that has an evaluation to tune.
struct TuneOptions : CommonOptions {
    std::vector<std::string> boards{};  // board files, played on in turn; empty: the game's own
    std::vector<std::string> board_files{};  // their contents, which can be used
    std::uint64_t seed = 1;
    std::int64_t games = 1000;  // of each kind, in each generation
    std::int64_t generations = 6;
    std::string out = "-";  // a file; "-": the standard output
};

struct EndingsOptions : CommonOptions {
    std::string kept{};  // a file for the work so far; empty: not kept
    std::string out{};
};

// Complains of options on the standard error and remembers that there was a complaint.
class Refusals {
public:
    // Its sentences are the texts "<section>.…".
    Refusals(language::Language language, std::string_view section)
        : language_(language), section_(section) {}

    void add(std::string_view name, language::Arguments arguments = {});
    // In the game's own words.
    void add(const games::Game& game, const match::TextFaults& faults);
    void unknown_player(std::string_view name, const std::vector<std::string_view>& known);
    [[nodiscard]] bool any() const { return any_; }

private:
    language::Language language_;
    std::string_view section_;
    bool any_ = false;
};

}  // namespace parlor::laboratory

// SPDX-License-Identifier: MIT
// Players of any game who meet on equal dice: their names, and how some of them play each other.
// Each game makes its own contest from the options of `parlor-lab arena`.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/sprt.h"
#include "computers/parallel/workers.h"

namespace parlor::laboratory {

// The time that a player has used.
struct Thinking {
    double seconds = 0;
    double choices = 0;

    [[nodiscard]] double milliseconds() const { return choices > 0 ? 1000 * seconds / choices : 0; }
    void add(const Thinking& more) {
        seconds += more.seconds;
        choices += more.choices;
    }
};

struct ContestOutcome {
    analysis::ArenaTotals totals;
    std::optional<analysis::Sprt> test{};
    std::vector<Thinking> thinking{};  // by player
};

// Some of the players of a contest, one per chair.
struct Meeting {
    std::vector<std::size_t> players;
    std::uint64_t seed = 1;
    std::uint64_t sets = 0;                              // at most
    std::optional<analysis::Sprt::Question> question{};  // between two
};

struct EntrantCard {
    std::string name;
    double milliseconds = 0;  // per play, on average; 0: not measured
};

// A meeting as one thread plays it.
class Ring {
public:
    virtual ~Ring() = default;
    // Returns two numbers per player about the time used, then those of the set.
    virtual parallel::Workers::Result play(std::uint64_t set) = 0;
};

class Contest {
public:
    virtual ~Contest() = default;

    // The name of the game as in position text.
    [[nodiscard]] virtual std::string game() const = 0;
    [[nodiscard]] virtual std::vector<EntrantCard> entrants() const = 0;
    [[nodiscard]] virtual std::size_t sides() const = 0;
    // The contest must outlive it. Precondition: one player per chair.
    [[nodiscard]] virtual std::unique_ptr<Ring> ring(const Meeting& meeting) const = 0;
};

// Stops early once the question is answered. Calls `progress` with the number of games finished.
ContestOutcome run_meeting(parallel::Workers& workers, const Contest& contest,
                           const Meeting& meeting,
                           const std::function<void(std::uint64_t games)>& progress);

}  // namespace parlor::laboratory

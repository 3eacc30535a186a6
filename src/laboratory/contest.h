// SPDX-License-Identifier: MIT
// Players of any game who meet on equal dice: who they are, and how some of them play each other.
// Each game makes its own contest from the options of `parlor arena`.
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

// How long a player has thought.
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

// Some of the players of a contest, one a chair.
struct Meeting {
    std::vector<std::size_t> players;
    std::uint64_t seed = 1;
    std::uint64_t sets = 0;                              // at most
    std::optional<analysis::Sprt::Question> question{};  // between two
};

struct EntrantCard {
    std::string name;
    double milliseconds = 0;  // a play takes, on average; 0: not measured
};

// What one thread has of a meeting.
class Ring {
public:
    virtual ~Ring() = default;
    // Two numbers a player about the time taken, then those of the set.
    virtual parallel::Workers::Result play(std::uint64_t set) = 0;
};

class Contest {
public:
    virtual ~Contest() = default;

    // What is played, as in position text.
    [[nodiscard]] virtual std::string game() const = 0;
    [[nodiscard]] virtual std::vector<EntrantCard> entrants() const = 0;
    [[nodiscard]] virtual std::size_t sides() const = 0;
    // The contest outlives it. Precondition: a player a chair.
    [[nodiscard]] virtual std::unique_ptr<Ring> ring(const Meeting& meeting) const = 0;
};

// Stops early once the question is answered. `progress` is told how many games are done.
ContestOutcome run_meeting(parallel::Workers& workers, const Contest& contest,
                           const Meeting& meeting,
                           const std::function<void(std::uint64_t games)>& progress);

}  // namespace parlor::laboratory

// SPDX-License-Identifier: MIT
// A contest played through by a crew: sets are shared out, counted in the order of their numbers,
// and, where that was asked for, judged one after another until the question is settled. What comes
// out, but for the time it took, does not depend on how many play at once.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/sprt.h"
#include "computers/analysis/terms.h"
#include "computers/parallel/crew.h"
#include "programs/cli/series/entrant.h"

namespace parlor::cli {

template <game::Game G>
struct Contest {
    analysis::Terms<G> terms;
    std::vector<Entrant<G>> entrants;  // one a chair
    std::uint64_t seed = 1;
    std::uint64_t sets = 0;                              // at most
    std::optional<analysis::Sprt::Question> question{};  // between two
};

// How long choices took. Throws that leave no choice are not counted.
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

// `progress` is told from time to time about how many games are done.
template <game::Game G>
ContestOutcome run_contest(parallel::Crew& crew, const Contest<G>& contest,
                           const std::function<void(std::uint64_t games)>& progress);

}  // namespace parlor::cli

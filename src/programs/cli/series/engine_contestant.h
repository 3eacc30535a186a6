// SPDX-License-Identifier: MIT
// Somebody else's engine in the arena. What it answers is played by the rules; a bad answer, a late
// one or none gives up the game, and for the next game the engine is started anew.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "computers/analysis/contestant.h"
#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"
#include "programs/cli/series/engine_driver.h"
#include "programs/cli/series/entrant.h"

namespace parlor::cli {

struct EngineTerms {
    std::string command;
    std::chrono::milliseconds time{1000};  // of a play
    language::Language language = language::Language::English;
};

// Of Pollyanna and of Zenda.
template <game::Game G>
class EngineContestant final : public analysis::Contestant<G> {
public:
    // The board must outlive it. Nothing is started before the first game.
    EngineContestant(EngineTerms terms, const typename G::Board& board)
        : terms_(std::move(terms)), board_(&board) {}

    void begin_game() override { game_begins_ = true; }

    base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                    std::optional<typename G::Throw> thrown,
                                                    const typename G::Results& results,
                                                    base::Random& random) override;

private:
    using Chosen = base::Expected<std::size_t, EngineFault>;
    Chosen ask(const typename G::Position& before, std::optional<typename G::Throw> thrown,
               const typename G::Results& results);
    base::Expected<void, EngineFault> begin(base::Random& random);

    EngineTerms terms_;
    const typename G::Board* board_;
    std::unique_ptr<EngineDriver> engine_;  // none: not started, or thrown away after a fault
    bool game_begins_ = true;
};

// An engine as it enters an arena of that game (`pollyanna-1916+partners`). It is started once, to
// see that it can be, what it is called, and that it plays this; otherwise a sentence says why not.
// The board outlives it.
template <game::Game G>
base::Expected<Entrant<G>, std::string> engine_entrant(const EngineTerms& terms,
                                                       std::string_view game,
                                                       const typename G::Board& board);

}  // namespace parlor::cli

// SPDX-License-Identifier: MIT
// Another program in the arena. Its answers are played by the rules; a bad, late or missing answer
// gives up the game, and the engine is restarted for the next game.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "computers/analysis/arena.h"
#include "games/game.h"
#include "laboratory/engine_driver.h"

namespace parlor::laboratory {

// Uses the game's function `table_at(board, position)`.
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
    std::unique_ptr<EngineDriver> engine_;  // null: not started, or discarded after a fault
    bool game_begins_ = true;
};

// The position after a play, if the rules allow it.
template <game::Game G>
base::Expected<typename G::Position, EngineFault> played(const typename G::Board& board,
                                                         const typename G::Position& before,
                                                         std::optional<typename G::Throw> thrown,
                                                         const std::string& play) {
    auto match = table_at(board, before);
    if (thrown) match.throw_dice(*thrown);
    const auto done = match.play(play);
    if (done) return match.position();
    const match::Refused& why = done.error();
    const std::string_view reason = why.reason.empty() ? match::name(why.error) : why.reason;
    return base::unexpected(illegal_play(play + ": " + std::string(reason) + ' ' + why.part));
}

template <game::Game G>
base::Expected<std::size_t, std::string> EngineContestant<G>::choose(
    const typename G::Position& before, std::optional<typename G::Throw> thrown,
    const typename G::Results& results, base::Random& random) {
    const auto begun = game_begins_ ? begin(random) : base::Expected<void, EngineFault>();
    const Chosen chosen =
        begun ? ask(before, thrown, results) : Chosen(base::unexpected(begun.error()));
    if (chosen) return *chosen;
    const std::string known_as = engine_ ? engine_->card().name : terms_.command;
    engine_ = nullptr;
    return base::unexpected(sentence(chosen.error(), known_as, terms_.language));
}

template <game::Game G>
base::Expected<void, EngineFault> EngineContestant<G>::begin(base::Random& random) {
    game_begins_ = false;
    if (!engine_) {
        auto started = EngineDriver::start(terms_.command);
        if (!started) return base::unexpected(started.error());
        engine_ = std::move(*started);
    }
    return engine_->begin_game(random.next());
}

template <game::Game G>
typename EngineContestant<G>::Chosen EngineContestant<G>::ask(
    const typename G::Position& before, std::optional<typename G::Throw> thrown,
    const typename G::Results& results) {
    const auto play =
        engine_->best_play(thrown ? text(before, *thrown) : text(before), terms_.time);
    if (!play) return base::unexpected(play.error());
    const auto after = played<G>(*board_, before, thrown, *play);
    if (!after) return base::unexpected(after.error());
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i] == *after) return i;
    }
    return base::unexpected(illegal_play(*play));
}

}  // namespace parlor::laboratory

// SPDX-License-Identifier: MIT
#include "programs/cli/series/engine_contestant.h"

#include "games/pollyanna/match/match.h"
#include "games/zenda/match/match.h"

namespace parlor::cli {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

match::PollyannaMatch table(const pollyanna::Board& /*board*/, const pollyanna::Position& before) {
    return match::PollyannaMatch(before);
}

match::ZendaMatch table(const zenda::Board& board, const zenda::Position& before) {
    return {board, before};
}

// How an engine names its board: not at all if it is the usual one.
std::string print_of(const pollyanna::Board& /*board*/) { return {}; }
std::string print_of(const zenda::Board& board) {
    const std::string print = fingerprint(board);
    return print == fingerprint(zenda::standard_board()) ? std::string() : print;
}

base::unexpected<EngineFault> illegal(const std::string& what) {
    const engine_lines::Fault told = engine_lines::shortened({{}, what});
    return base::unexpected(EngineFault{EngineProblem::IllegalPlay, told.part});
}

// What a play leads to, if the rules allow it.
template <game::Game G>
base::Expected<typename G::Position, EngineFault> played(const typename G::Board& board,
                                                         const typename G::Position& before,
                                                         std::optional<typename G::Throw> thrown,
                                                         const std::string& play) {
    auto match = table(board, before);
    if (thrown) match.throw_dice(text(*thrown));
    const auto done = match.play(play);
    if (done) return match.position();
    const match::Refused& why = done.error();
    const std::string_view reason = why.reason.empty() ? name(why.error) : why.reason;
    return illegal(play + ": " + std::string(reason) + ' ' + why.part);
}

}  // namespace

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
    return illegal(*play);
}

template class EngineContestant<Pollyanna>;
template class EngineContestant<Zenda>;

template <game::Game G>
base::Expected<Entrant<G>, std::string> engine_entrant(const EngineTerms& terms,
                                                       std::string_view game,
                                                       const typename G::Board& board) {
    const auto engine = EngineDriver::start(terms.command);
    if (!engine) {
        return base::unexpected(sentence(engine.error(), terms.command, terms.language));
    }
    const EngineCard& card = (*engine)->card();
    if (const auto plays = may_play(card, game, print_of(board)); !plays) {
        return base::unexpected(sentence(plays.error(), card.name, terms.language));
    }
    return Entrant<G>{.name = card.name, .level = 0, .make = [terms, &board] {
                          return std::make_unique<EngineContestant<G>>(terms, board);
                      }};
}

template base::Expected<Entrant<Pollyanna>, std::string> engine_entrant(const EngineTerms&,
                                                                        std::string_view,
                                                                        const pollyanna::Board&);
template base::Expected<Entrant<Zenda>, std::string> engine_entrant(const EngineTerms&,
                                                                    std::string_view,
                                                                    const zenda::Board&);

}  // namespace parlor::cli

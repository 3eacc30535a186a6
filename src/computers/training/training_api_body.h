// SPDX-License-Identifier: MIT
// What stands behind training_api.h, for a game that brings
//
//   struct Trained {
//       using Inputs = …;                             what a net sees: Game, shape, list, output …
//       using Course = …;                             where its games begin
//       static std::unique_ptr<Evaluator> with_net(std::shared_ptr<const nets::Net>);
//   };
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "computers/parallel/workers.h"
#include "computers/players/careful_player.h"
#include "computers/players/roster.h"
#include "computers/training/net_games.h"
#include "computers/training/training_api.h"

namespace parlor::training {

template <class G>
using GameOf = typename G::Inputs::Game;
template <class G>
using MakeEvaluator = std::function<std::unique_ptr<players::Evaluator<GameOf<G>>>()>;

// Makes evaluators, one a thread. Empty if the net is refused.
template <class G>
MakeEvaluator<G> maker(const ParlorTraining& training) {
    if (training.net == nullptr) {
        return [] { return G::without_net(); };
    }
    auto read = nets::Net::read({training.net, training.net_size}, G::Inputs::shape);
    if (!read) return {};
    return [net = std::make_shared<const nets::Net>(std::move(*read))] { return G::with_net(net); };
}

template <class G>
std::int64_t play(const ParlorTraining& training, const ParlorRound& round,
                  std::span<NetSample> samples) {
    const auto make = maker<G>(training);
    if (!make) return -1;
    const NetGamesOptions options{round.lambda, round.exploration, round.temperature, round.pairs};
    const auto workers = parallel::make_workers(training.threads);
    std::deque<NetGames<typename G::Inputs, typename G::Course>> tables;
    for (unsigned i = 0; i < workers->count(); ++i) {
        tables.emplace_back(GameOf<G>::standard_board(), make(), options);
    }
    std::vector<std::size_t> kinds;  // by game
    for (std::size_t kind = 0; kind < G::Inputs::kinds; ++kind) {
        kinds.insert(kinds.end(), round.games[kind], kind);
    }
    std::vector<std::vector<NetSample>> found(kinds.size());
    workers->run({.first = 0, .count = kinds.size()}, [&](std::uint64_t share, unsigned worker) {
        found[share] = tables[worker].play(kinds[share], training.seed, round.first + share);
        return parallel::Workers::Result{};
    });
    std::vector<std::size_t> places;
    std::size_t count = 0;
    for (const auto& each : found) {
        places.push_back(count);
        count = std::min(count + each.size(), samples.size());
    }
    workers->run({.first = 0, .count = kinds.size()}, [&](std::uint64_t share, unsigned) {
        const auto place = samples.subspan(places[share]);
        std::ranges::copy_n(
            found[share].begin(),
            static_cast<std::ptrdiff_t>(std::min(found[share].size(), place.size())),
            place.begin());
        return parallel::Workers::Result{};
    });
    return static_cast<std::int64_t>(count);
}

template <class G>
class Contest {
public:
    using Game = GameOf<G>;

    Contest(std::unique_ptr<players::Evaluator<Game>> evaluator, std::string_view other)
        : net_(std::move(evaluator)), other_(players::make_player<Game>(other)) {}
    [[nodiscard]] bool has_opponent() const { return other_ != nullptr; }

    // Whether the net's side won.
    bool play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        auto position = G::Course::begin(kind, choices);
        std::size_t side = stream % Game::most_sides;
        while (!G::Inputs::plays(position, side)) side = (side + 1) % Game::most_sides;
        while (Game::throw_is_due(position)) {
            results_.find(position, Game::Throw::by(dice));
            auto& player = Game::side_to_throw(position) == side ? net_ : *other_;
            position = results_[player.choose(position, results_, choices, base::never_stop)];
        }
        return Game::winner(position) == side;
    }

private:
    players::CarefulPlayer<Game> net_;
    std::unique_ptr<players::Player<Game>> other_;
    typename Game::Results results_ = Game::results_on(Game::standard_board());
};

template <class G>
std::int64_t match(const ParlorTraining& training, std::string_view opponent, std::size_t kind,
                   std::uint64_t games) {
    const auto make = maker<G>(training);
    if (!make) return -1;
    const auto workers = parallel::make_workers(training.threads);
    std::deque<Contest<G>> tables;
    for (unsigned i = 0; i < workers->count(); ++i) tables.emplace_back(make(), opponent);
    if (!tables.front().has_opponent()) return -1;
    const auto results =
        workers->run({.first = 0, .count = games}, [&](auto game, unsigned worker) {
            return parallel::Workers::Result{tables[worker].play(kind, training.seed, game) ? 1.0
                                                                                            : 0.0};
        });
    return std::ranges::count_if(results, [](const auto& each) { return each.front() > 0; });
}

}  // namespace parlor::training

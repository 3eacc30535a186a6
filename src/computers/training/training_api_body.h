// SPDX-License-Identifier: MIT
// Implements training_api.h for a game that defines
//
// clang-format off
//   struct Trained {
//       using Inputs = …;           what a net sees: Game, shape, list, output …
//       using StartPositions = …;   where its games begin, and on which boards
//       static constexpr std::array<ParlorCourse, StartPositions::kinds> courses{…};
//       static Inputs inputs(const Board&);
//       static std::unique_ptr<Evaluator> with_net(std::shared_ptr<const nets::Net>, const Board&);
//   };
// clang-format on
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/words.h"
#include "computers/analysis/judge.h"
#include "computers/parallel/workers.h"
#include "computers/players/basic_players.h"
#include "computers/players/player_spec.h"
#include "computers/training/judging.h"
#include "computers/training/net_games.h"
#include "computers/training/training_api.h"
#include "computers/training/watched_games.h"

namespace parlor::training {

template <class G>
using GameOf = typename G::Inputs::Game;
template <class G>
using BoardOf = typename GameOf<G>::Board;
template <class G>
using SampleOf = NetSample<G::Inputs::most_kept>;
template <class G>
using MakeEvaluator =
    std::function<std::unique_ptr<players::Evaluator<GameOf<G>>>(const BoardOf<G>&)>;

inline constexpr std::size_t longest_head = 200;  // bytes; the lines of a head are short

struct NamedNumber {
    std::string_view name;
    std::size_t value;
};

// The constants that training/ reads by name.
template <class G>
inline constexpr auto numbers = std::to_array<NamedNumber>({
    {"inputs", G::Inputs::count},
    {"kinds", G::Inputs::kinds},
    {"courses", G::courses.size()},
    {"sides", std::extent_v<decltype(ParlorChances::of_side)>},
    {"second_units", nets::second_units},
    {"outputs", nets::most_outputs},
    {"first_scale", nets::first_scale},
    {"second_scale", nets::second_scale},
    {"third_scale", nets::third_scale},
    {"most_first", nets::most_first},
    {"most_second", nets::most_second},
    {"longest_head", longest_head},
    {"sample.size", sizeof(SampleOf<G>)},
    {"sample.chances", offsetof(SampleOf<G>, chances)},
    {"sample.kind", offsetof(SampleOf<G>, kind)},
    {"sample.plays", offsetof(SampleOf<G>, plays)},
    {"sample.chooser", offsetof(SampleOf<G>, chooser)},
    {"sample.is_pair", offsetof(SampleOf<G>, is_pair)},
});

template <class G>
std::int64_t number(std::string_view name) {
    const auto found = std::ranges::find(numbers<G>, name, &NamedNumber::name);
    return found == numbers<G>.end() ? -1 : static_cast<std::int64_t>(found->value);
}

// Returns null if there is no net or it is refused.
template <class G>
std::shared_ptr<const nets::Net> read_net(const ParlorTraining& training) {
    if (training.net == nullptr) return nullptr;
    auto read = nets::Net::read({training.net, training.net_size}, G::Inputs::shape);
    return read ? std::make_shared<const nets::Net>(std::move(*read)) : nullptr;
}

// Makes evaluators, one per thread and board. Empty if there is no net or it is refused.
template <class G>
MakeEvaluator<G> maker(const ParlorTraining& training) {
    auto net = read_net<G>(training);
    if (!net) return {};
    return [net = std::move(net)](const auto& board) { return G::with_net(net, board); };
}

// A thread's objects for each board, made when the board is first used.
template <class Board, class Table>
class Tables {
public:
    template <class Make>
    Table& on(const Board& board, const Make& make) {
        auto& table = tables_[&board];
        if (!table) table = make();
        return *table;
    }

private:
    std::map<const Board*, std::unique_ptr<Table>> tables_;
};

// `make_games(board)` makes the Games that play there.
template <class G, class Games, class MakeGames>
std::int64_t play_by(const MakeGames& make_games, const ParlorTraining& training,
                     const ParlorRound& round, std::span<SampleOf<G>> samples) {
    const auto workers = parallel::make_workers(training.threads);
    std::vector<Tables<BoardOf<G>, Games>> tables(workers->count());
    std::vector<std::size_t> courses;  // by game
    for (std::size_t course = 0; course < G::StartPositions::kinds; ++course) {
        courses.insert(courses.end(), round.games[course], course);
    }
    std::vector<std::vector<SampleOf<G>>> found(courses.size());
    workers->run({.first = 0, .count = courses.size()}, [&](std::uint64_t share, unsigned worker) {
        const std::uint64_t stream = round.first + share;
        const auto& board = G::StartPositions::board(courses[share], stream);
        Games& games = tables[worker].on(board, [&] { return make_games(board); });
        found[share] = games.play(courses[share], training.seed, stream);
        return parallel::Workers::Result{};
    });
    std::vector<std::size_t> places;
    std::size_t count = 0;
    for (const auto& each : found) {
        places.push_back(count);
        count = std::min(count + each.size(), samples.size());
    }
    workers->run({.first = 0, .count = courses.size()}, [&](std::uint64_t share, unsigned) {
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
std::int64_t play(const ParlorTraining& training, const ParlorRound& round,
                  std::span<SampleOf<G>> samples) {
    if (training.net == nullptr) {
        using Games = WatchedGames<typename G::Inputs, typename G::StartPositions>;
        const auto make_games = [](const BoardOf<G>& board) {
            return std::make_unique<Games>(board, G::inputs(board),
                                           players::make_player<GameOf<G>>("simple", board));
        };
        return play_by<G, Games>(make_games, training, round, samples);
    }
    using Games = NetGames<typename G::Inputs, typename G::StartPositions>;
    const auto make = maker<G>(training);
    if (!make) return -1;
    const NetGamesOptions options{round.lambda, round.exploration, round.temperature, round.pairs};
    const auto make_games = [&](const BoardOf<G>& board) {
        return std::make_unique<Games>(board, G::inputs(board), make(board), options);
    };
    return play_by<G, Games>(make_games, training, round, samples);
}

// The net against another player, on one board.
template <class G>
class Contest {
public:
    using Game = GameOf<G>;

    Contest(const BoardOf<G>& board, std::unique_ptr<players::Evaluator<Game>> evaluator,
            std::string_view other)
        : net_(std::move(evaluator)),
          other_(players::make_player<Game>(other, board)),
          results_(Game::results_on(board)) {}

    // The points of the net's side: two for a win, one for a draw.
    int play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        typename G::StartPositions starts;
        auto position = G::StartPositions::begin(kind, choices);
        std::size_t side = stream % Game::most_sides;
        while (!G::Inputs::plays(position, side)) side = (side + 1) % Game::most_sides;
        while (!Game::winner(position) && !starts.is_drawn()) {
            const auto before = position;
            find(position, dice);
            auto& player = Game::side_to_throw(position) == side ? net_ : *other_;
            position = results_[player.choose(before, results_, choices, base::never_stop)];
            starts.count(before, position);
        }
        if (!Game::winner(position)) return 1;
        return Game::winner(position) == side ? 2 : 0;
    }

private:
    void find(const typename Game::Position& position, base::Random& dice) {
        if constexpr (SetsUp<typename G::StartPositions, Game>) {
            if (!Game::throw_is_due(position)) return results_.find(position);
        }
        results_.find(position, Game::Throw::by(dice));
    }

    players::CarefulPlayer<Game> net_;
    std::unique_ptr<players::Player<Game>> other_;
    typename Game::Results results_;
};

template <class G>
std::int64_t match(const ParlorTraining& training, std::string_view opponent, std::size_t course,
                   std::uint64_t games) {
    const auto make = maker<G>(training);
    if (course >= G::StartPositions::kinds) return -1;
    if (!make || players::find_player<GameOf<G>>(opponent) == nullptr) return -1;
    const auto workers = parallel::make_workers(training.threads);
    std::vector<Tables<BoardOf<G>, Contest<G>>> tables(workers->count());
    const auto results =
        workers->run({.first = 0, .count = games}, [&](auto game, unsigned worker) {
            // Two games on a board, so that each side is played there.
            const auto& board = G::StartPositions::board(course, game / GameOf<G>::most_sides);
            Contest<G>& contest = tables[worker].on(
                board, [&] { return std::make_unique<Contest<G>>(board, make(board), opponent); });
            const int points = contest.play(course, training.seed, game);
            return parallel::Workers::Result{static_cast<double>(points)};
        });
    double points = 0;
    for (const auto& each : results) points += each.front();
    return static_cast<std::int64_t>(points);
}

template <class G>
using JudgingOf = Judging<GameOf<G>, typename G::StartPositions>;

// The judge and the players that it judges, on one board.
template <class G>
struct Court {
    JudgingOf<G> judging;
    std::unique_ptr<players::Evaluator<GameOf<G>>> asked;
    analysis::Judge<GameOf<G>> analysis;
};

template <class G>
std::int64_t judge(const ParlorTraining& by, const ParlorTraining& asked,
                   const ParlorJudging& wanted, ParlorStood* found) {
    const auto make_judge = maker<G>(by);
    const auto make_asked = maker<G>(asked);
    if (!make_judge || !make_asked || wanted.course >= G::StartPositions::kinds) return -1;
    const auto workers = parallel::make_workers(by.threads);
    std::vector<Tables<BoardOf<G>, Court<G>>> courts(workers->count());
    workers->run({.first = 0, .count = wanted.positions}, [&](std::uint64_t at, unsigned worker) {
        const auto& board = G::StartPositions::board(wanted.course, at);
        Court<G>& court = courts[worker].on(board, [&] {
            return std::make_unique<Court<G>>(
                JudgingOf<G>(board, make_judge(board)), make_asked(board),
                analysis::Judge<GameOf<G>>(board, analysis::JudgeSettings<GameOf<G>>::usual));
        });
        const auto stood = court.judging.stood(wanted.course, by.seed, at, wanted.games);
        ParlorStood& row = found[at];
        std::ranges::copy(stood.came, row.came.of_side);
        std::ranges::copy(stood.doubt, row.doubt.of_side);
        std::ranges::copy(court.asked->chances(stood.position), row.said.of_side);
        std::ranges::copy(court.analysis.chances(stood.position), row.analysis.of_side);
        return parallel::Workers::Result{};
    });
    return static_cast<std::int64_t>(wanted.positions);
}

template <class G>
std::int64_t weigh(const ParlorTraining& by, std::string_view names, const ParlorJudging& wanted,
                   ParlorGiven* given) {
    using Player = players::Player<GameOf<G>>;
    const auto make_judge = maker<G>(by);
    const auto named = base::split(names, ',');
    const bool all_known = std::ranges::all_of(
        named, [](auto name) { return players::parse_player<GameOf<G>>(name).has_value(); });
    if (!all_known || !make_judge || wanted.course >= G::StartPositions::kinds) return -1;
    struct Panel {
        JudgingOf<G> judging;
        std::vector<std::unique_ptr<Player>> asked;
    };
    const auto workers = parallel::make_workers(by.threads);
    std::vector<Tables<BoardOf<G>, Panel>> panels(workers->count());
    workers->run({.first = 0, .count = wanted.positions}, [&](std::uint64_t at, unsigned worker) {
        const auto& board = G::StartPositions::board(wanted.course, at);
        auto& [judging, asked] = panels[worker].on(board, [&] {
            auto panel = std::make_unique<Panel>(
                JudgingOf<G>(board, make_judge(board),
                             {.in_question = {.most = wanted.most, .margin = wanted.margin},
                              .throws = static_cast<int>(wanted.throws)}));
            for (const auto name : named) {
                panel->asked.push_back(players::make_player<GameOf<G>>(name, board));
            }
            return panel;
        });
        const auto all = judging.given_away(wanted.course, by.seed, at, asked, wanted.games);
        std::ranges::transform(all, given + at * named.size(), [](const auto& each) {
            return ParlorGiven{each.share, each.milliseconds};
        });
        return parallel::Workers::Result{};
    });
    return static_cast<std::int64_t>(wanted.positions);
}

}  // namespace parlor::training

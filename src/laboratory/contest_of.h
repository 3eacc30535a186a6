// SPDX-License-Identifier: MIT
// The contest of a game whose types are known, for the source in the game's folder that makes it.
//
//   const laboratory::Setting<Zenda> setting{game(), "zenda", board};
//   auto entrants = laboratory::read_entrants(options, setting);
//   if (entrants) return std::make_unique<ContestOf<Zenda>>(setting.named, rules, *entrants);
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "computers/analysis/arena.h"
#include "computers/players/player_spec.h"
#include "laboratory/contest.h"
#include "laboratory/engine_contestant.h"
#include "laboratory/options.h"

namespace parlor::laboratory {

// A player of the contest, and how each thread makes its own copy.
template <game::Game G>
struct Entrant {
    EntrantCard card;
    std::function<std::unique_ptr<analysis::Contestant<G>>()> make;
};

// What is played: the game, its name in position text, and a board that outlives the entrants.
template <game::Game G>
struct Setting {
    const games::Game& game;
    std::string named;
    const typename G::Board& board;
};

// The players of the options, in that order, without the engines. Returns nullopt after complaining
// of unknown names.
template <game::Game G>
std::optional<std::vector<Entrant<G>>> read_players(const ArenaOptions& options,
                                                    const typename G::Board& board) {
    std::vector<Entrant<G>> all;
    Refusals refusals(options.language, "arena");
    for (const std::string& name : options.players) {
        auto spec = players::parse_player<G>(name);
        if (!spec) {
            refusals.unknown_player(name, players::player_names<G>());
            continue;
        }
        all.push_back({{spec->name, spec->milliseconds}, [make = std::move(spec->make), &board] {
                           return std::make_unique<analysis::PlayerContestant<G>>(make(board));
                       }});
    }
    return refusals.any() ? std::nullopt : std::optional(std::move(all));
}

// Adds the engines of the options. Each is started once, to learn its name and to see that it plays
// this game. Returns false after complaining.
template <game::Game G>
bool add_engines(const ArenaOptions& options, const Setting<G>& setting,
                 std::vector<Entrant<G>>& entrants) {
    bool sound = true;
    for (const std::string& command : options.engines) {
        const EngineTerms terms{.command = command,
                                .time = std::chrono::milliseconds(options.engine_time),
                                .language = options.language};
        const auto name = name_of_engine(terms, setting.game, setting.named);
        sound = name && sound;
        if (!name) continue;
        entrants.push_back({{*name, 0}, [terms, &board = setting.board] {
                                return std::make_unique<EngineContestant<G>>(terms, board);
                            }});
    }
    return sound;
}

// A contestant whose choices are timed.
template <game::Game G>
class Timed final : public analysis::Contestant<G> {
public:
    // `spent` must outlive it.
    Timed(std::unique_ptr<analysis::Contestant<G>> contestant, Thinking& spent)
        : contestant_(std::move(contestant)), spent_(spent) {}

    void begin_game() override { contestant_->begin_game(); }

    base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                    std::optional<typename G::Throw> thrown,
                                                    const typename G::Results& results,
                                                    base::Random& random) override {
        const auto begun = std::chrono::steady_clock::now();
        auto chosen = contestant_->choose(before, thrown, results, random);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
        if (results.size() > 1) spent_.add({taken.count(), 1});
        return chosen;
    }

private:
    std::unique_ptr<analysis::Contestant<G>> contestant_;
    Thinking& spent_;
};

template <game::Game G>
class RingOf final : public Ring {
public:
    RingOf(const analysis::SeriesRules<G>& rules, const std::vector<Entrant<G>>& entrants,
           const Meeting& meeting)
        : spent_(meeting.players.size()),
          arena_(rules, meeting.seed, contestants(entrants, meeting)) {}

    parallel::Workers::Result play(std::uint64_t set) override {
        std::ranges::fill(spent_, Thinking{});
        const std::vector<double> played = numbers(arena_.play(set));
        parallel::Workers::Result all;
        for (const Thinking& each : spent_) all.insert(all.end(), {each.seconds, each.choices});
        all.insert(all.end(), played.begin(), played.end());
        return all;
    }

private:
    using Contestants = typename analysis::Arena<G>::Contestants;
    Contestants contestants(const std::vector<Entrant<G>>& entrants, const Meeting& meeting) {
        Contestants all;
        for (std::size_t i = 0; i < spent_.size(); ++i) {
            const Entrant<G>& each = entrants[meeting.players[i]];
            all.push_back(std::make_unique<Timed<G>>(each.make(), spent_[i]));
        }
        return all;
    }

    std::vector<Thinking> spent_;
    analysis::Arena<G> arena_;
};

template <game::Game G>
class ContestOf final : public Contest {
public:
    ContestOf(std::string game, analysis::SeriesRules<G> rules, std::vector<Entrant<G>> entrants)
        : game_(std::move(game)), rules_(std::move(rules)), entrants_(std::move(entrants)) {}

    [[nodiscard]] std::string game() const override { return game_; }
    [[nodiscard]] std::vector<EntrantCard> entrants() const override {
        std::vector<EntrantCard> all;
        for (const Entrant<G>& each : entrants_) all.push_back(each.card);
        return all;
    }
    [[nodiscard]] std::size_t sides() const override { return rules_.sides(); }
    [[nodiscard]] std::unique_ptr<Ring> ring(const Meeting& meeting) const override {
        return std::make_unique<RingOf<G>>(rules_, entrants_, meeting);
    }

private:
    std::string game_;
    analysis::SeriesRules<G> rules_;
    std::vector<Entrant<G>> entrants_;
};

}  // namespace parlor::laboratory

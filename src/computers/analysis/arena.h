// SPDX-License-Identifier: MIT
// The arena: which of several contestants plays better.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "computers/analysis/arena_totals.h"
#include "computers/analysis/series_rules.h"
#include "computers/players/player.h"

namespace parlor::analysis {

// Who meets whom in the arena: a player of the roster, or anything else that chooses, such as
// another program. A contestant that cannot go on gives the game up and loses it; the next game
// begins as usual.
template <game::Game G>
class Contestant {
public:
    virtual ~Contestant() = default;

    virtual void begin_game() {}

    // An index of the results, or why the game is given up. `thrown` is empty while pieces are set
    // up. The stream is for its choices alone. Precondition: the results are of that position and
    // throw.
    virtual base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                            std::optional<typename G::Throw> thrown,
                                                            const typename G::Results& results,
                                                            base::Random& random) = 0;
};

// A player that thinks to the end and never gives up.
template <game::Game G>
class PlayerContestant final : public Contestant<G> {
public:
    explicit PlayerContestant(std::unique_ptr<players::Player<G>> player)
        : player_(std::move(player)) {}

    base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                    std::optional<typename G::Throw> /*thrown*/,
                                                    const typename G::Results& results,
                                                    base::Random& random) override {
        return player_->choose(before, results, random, base::never_stop);
    }

private:
    std::unique_ptr<players::Player<G>> player_;
};

// Who plays better, measured so that the dice cancel out. A set of dice is played once for every
// seating: players 0 1 2 sit as 0 1 2, as 2 0 1 and as 1 2 0, and two of them exchange their sides.
// Throw number t is the same in all games of a set, whichever player makes it. So is who begins.
//
//   Arena<Zenda> arena(rules, seed, std::move(contestants));      one per thread
//   ArenaSet set = arena.play(17);                                 the same on any thread
template <game::Game G>
class Arena {
public:
    using Contestants = std::vector<std::unique_ptr<Contestant<G>>>;

    // Precondition: a contestant a chair.
    Arena(const SeriesRules<G>& rules, std::uint64_t seed, Contestants contestants);

    // The throws of set n are stream n of the seed. Every player's choices come from a stream of
    // its own, which restarts with each game: 2^63 + 4 n + its number. A game that is given up
    // is won by the other side where there are two, and else has no winner. Precondition: the
    // number is below 2^60.
    ArenaSet play(std::uint64_t number);

private:
    struct GameResult {
        std::optional<std::size_t> side;     // who won
        std::optional<std::size_t> gave_up;  // the chair that did
    };
    GameResult play_game(std::uint64_t number, std::size_t rotation, ArenaSet& set);
    void count(const GameResult& result, std::size_t rotation, ArenaSet& set) const;
    [[nodiscard]] std::size_t player_on(std::size_t chair, std::size_t rotation) const;

    SeriesRules<G> rules_;
    std::uint64_t seed_;
    Contestants contestants_;
    typename G::Results results_;
};

// The members of Arena, for the source in a game's folder that instantiates it.
template <game::Game G>
Arena<G>::Arena(const SeriesRules<G>& rules, std::uint64_t seed, Contestants contestants)
    : rules_(rules),
      seed_(seed),
      contestants_(std::move(contestants)),
      results_(G::results_on(rules.board())) {
    assert(contestants_.size() == rules.chairs());
}

template <game::Game G>
ArenaSet Arena<G>::play(std::uint64_t number) {
    ArenaSet set;
    for (std::size_t rotation = 0; rotation < contestants_.size(); ++rotation) {
        count(play_game(number, rotation, set), rotation, set);
    }
    return set;
}

template <game::Game G>
typename Arena<G>::GameResult Arena<G>::play_game(std::uint64_t number, std::size_t rotation,
                                                  ArenaSet& set) {
    base::Random dice(seed_, number);
    std::vector<base::Random> choices;
    for (std::size_t player = 0; player < contestants_.size(); ++player) {
        const std::uint64_t stream = ArenaSet::most_players * number + player;
        choices.emplace_back(seed_, players::choices_stream | stream);
        contestants_[player]->begin_game();
    }
    typename G::Position position = rules_.begin(dice);
    typename SeriesRules<G>::Patience patience;
    while (!G::winner(position) && !patience.make_a_draw()) {
        std::optional<typename G::Throw> thrown;
        if (G::throw_is_due(position)) thrown = G::Throw::by(dice);
        rules_.find(position, thrown, results_);
        const std::size_t chair = rules_.chair_of(position);
        const std::size_t player = player_on(chair, rotation);
        const auto chosen =
            contestants_[player]->choose(position, thrown, results_, choices[player]);
        if (!chosen) {
            if (set.reason.empty()) set.reason = chosen.error();
            return {.side = std::nullopt, .gave_up = chair};
        }
        const typename G::Position after = results_[*chosen];
        if (thrown) {
            patience.count(position, after);
            ++set.throws;
        }
        position = after;
    }
    return {.side = G::winner(position), .gave_up = std::nullopt};
}

template <game::Game G>
void Arena<G>::count(const GameResult& result, std::size_t rotation, ArenaSet& set) const {
    const bool decided = result.side || (result.gave_up && rules_.sides() == 2);
    for (std::size_t chair = 0; decided && chair < contestants_.size(); ++chair) {
        const std::size_t side = rules_.side(chair);
        const bool won = result.side ? side == *result.side : side != rules_.side(*result.gave_up);
        if (won) ++set.players[player_on(chair, rotation)].wins;
    }
    if (result.gave_up) {
        ++set.players[player_on(*result.gave_up, rotation)].forfeits;
    } else if (!result.side) {
        ++set.draws;
    }
}

template <game::Game G>
std::size_t Arena<G>::player_on(std::size_t chair, std::size_t rotation) const {
    return (chair + contestants_.size() - rotation) % contestants_.size();
}

}  // namespace parlor::analysis

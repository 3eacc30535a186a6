// SPDX-License-Identifier: MIT
// The members of Arena, for the source in a game's folder that instantiates it.
#pragma once

#include <cassert>

#include "computers/analysis/arena.h"

namespace parlor::analysis {

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

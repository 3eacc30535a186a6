// SPDX-License-Identifier: MIT
// The members of Arena, for the source in a game's folder that instantiates it.
#pragma once

#include <cassert>

#include "computers/analysis/arena.h"

namespace parlor::analysis {

template <game::Game G>
Arena<G>::Arena(const Terms<G>& terms, std::uint64_t seed, Contestants contestants)
    : terms_(terms),
      seed_(seed),
      contestants_(std::move(contestants)),
      results_(G::results_on(terms.board())) {
    assert(contestants_.size() == terms.chairs());
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
typename Arena<G>::Ending Arena<G>::play_game(std::uint64_t number, std::size_t rotation,
                                              ArenaSet& set) {
    base::Random dice(seed_, number);
    std::vector<base::Random> choices;
    for (std::size_t player = 0; player < contestants_.size(); ++player) {
        const std::uint64_t stream = ArenaSet::most_players * number + player;
        choices.emplace_back(seed_, players::choices_stream | stream);
        contestants_[player]->begin_game();
    }
    typename G::Position position = terms_.begin(dice);
    typename Terms<G>::Patience patience;
    while (!G::winner(position) && !patience.make_a_draw()) {
        std::optional<typename G::Throw> thrown;
        if (G::throw_is_due(position)) thrown = G::Throw::by(dice);
        terms_.find(position, thrown, results_);
        const std::size_t chair = terms_.chair_of(position);
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
void Arena<G>::count(const Ending& ending, std::size_t rotation, ArenaSet& set) const {
    const bool decided = ending.side || (ending.gave_up && terms_.sides() == 2);
    for (std::size_t chair = 0; decided && chair < contestants_.size(); ++chair) {
        const std::size_t side = terms_.side(chair);
        const bool won = ending.side ? side == *ending.side : side != terms_.side(*ending.gave_up);
        if (won) ++set.players[player_on(chair, rotation)].wins;
    }
    if (ending.gave_up) {
        ++set.players[player_on(*ending.gave_up, rotation)].forfeits;
    } else if (!ending.side) {
        ++set.draws;
    }
}

template <game::Game G>
std::size_t Arena<G>::player_on(std::size_t chair, std::size_t rotation) const {
    return (chair + contestants_.size() - rotation) % contestants_.size();
}

}  // namespace parlor::analysis

// SPDX-License-Identifier: MIT
// Who meets whom in the arena: a player of the roster, or anything else that can be asked, such as
// another program. One that can think no more gives the game up and loses it; it is asked again in
// the next.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/expected.h"
#include "computers/players/player.h"

namespace parlor::analysis {

template <game::Game G>
class Contestant {
public:
    virtual ~Contestant() = default;

    virtual void begin_game() {}

    // An index of the results, or why the game is given up. `thrown` is none while pieces are set
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

}  // namespace parlor::analysis

// SPDX-License-Identifier: MIT
// A careful hand: looks at every position that the throw can lead to, and no further, and takes the
// one with the best estimated chance for its side (pollyanna_heuristic.h, zenda_heuristic.h).
#pragma once

#include <array>
#include <optional>

#include "players/player.h"
#include "players/zenda_heuristic.h"
#include "pollyanna/game.h"

namespace parlor::players {

template <game::Game G>
class SimplePlayer;

template <>
class SimplePlayer<pollyanna::Pollyanna> final : public Player<pollyanna::Pollyanna> {
public:
    static constexpr std::string_view roster_name = "simple";

    [[nodiscard]] std::string_view name() const override { return roster_name; }
    std::size_t choose(const pollyanna::Position& before, const pollyanna::Results& results,
                       base::Random& random) override;
};

template <>
class SimplePlayer<zenda::Zenda> final : public Player<zenda::Zenda> {
public:
    static constexpr std::string_view roster_name = "simple";

    [[nodiscard]] std::string_view name() const override { return roster_name; }
    std::size_t choose(const zenda::Position& before, const zenda::Results& results,
                       base::Random& random) override;

private:
    std::array<std::optional<ZendaHeuristic>, 2> heuristics_;  // by side; of the board last seen
};

}  // namespace parlor::players

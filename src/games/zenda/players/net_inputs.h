// SPDX-License-Identifier: MIT
// What a net sees of The Prisoner of Zenda. It knows no spot by its number, so that one net plays
// every board:
//
//   where each piece stands: how far from Streslau, near which city, at a fork or not, how far from
//   its nearest friend;
//   every piece of Streslau beside the King: how far from him, how far out of his shortest way, and
//   whether it can be captured; and the same beside the yellow pieces;
//   who may be captured by the next throw, and with how many faces of a die;
//   how the King's roads are, open ones and those that captures would open; how closely he is held;
//   what is left of both sides.
//
// The sides are not alike: each has layers of its own for the positions in which it is to play. An
// input may be listed several times, and then counts as often.
//
// `version` changes whenever an input's meaning does: nets of another version are refused.
#pragma once

#include <cstdint>
#include <vector>

#include "base/inline_vector.h"
#include "computers/nets/net.h"
#include "games/zenda/players/features.h"
#include "games/zenda/players/view.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

// Keeps tables of its board, which must outlive it, and remembers what it measured: one a thread.
class NetInputs {
public:
    using Game = Zenda;

    static constexpr std::string_view version = "zenda-1";
    static constexpr std::size_t count = 1086;

    // Streslau is to play, or Zenda.
    static constexpr std::size_t kinds = 2;
    static std::size_t kind(const Position& position) { return index(position.city); }

    static constexpr std::size_t most_set = 80;
    static constexpr std::size_t most_kept = most_set;  // in a sample of training
    using List = base::InlineVector<nets::Input, most_set>;

    explicit NetInputs(const Board& board);
    void list(const Position& position, List& inputs);

    // The net's outputs: the side that is to play, the other one, and a draw. Forty quiet turns a
    // side make one (ZQ18); a position does not tell how many have been, but often where they lead.
    static constexpr bool has_draws = true;
    static constexpr std::size_t draw_output = 2;
    static std::size_t output(const Position& position, std::size_t side) {
        return side == index(position.city) ? 0 : 1;
    }
    static bool plays(const Position& /*position*/, std::size_t /*side*/) { return true; }

    static constexpr nets::Shape shape{version, count, most_set, kinds};

private:
    void add_pieces(const View& view, List& inputs) const;
    void add_beside_king(const View& view, List& inputs) const;
    void add_beside_yellows(const View& view, List& inputs) const;
    void add_captures(const View& view, List& inputs) const;
    void add_capture(const View& view, Spot spot, const SpotSet& by, List& inputs) const;
    void add_measures(const View& view, List& inputs);
    [[nodiscard]] std::size_t friend_distance(const View& view, Spot spot) const;
    [[nodiscard]] std::size_t stage(Spot spot) const {
        return stages_[static_cast<std::size_t>(spot.number())];
    }
    [[nodiscard]] int to_streslau(Spot spot) const {
        return to_streslau_[static_cast<std::size_t>(spot.number())];
    }
    [[nodiscard]] bool is_fork(Spot spot) const { return board_->next_to(spot).size() > 2; }

    const Board* board_;
    Features features_;
    std::vector<std::uint8_t> stages_;       // by spot
    std::vector<std::uint8_t> to_streslau_;  // by spot: roads to the nearest white one
};

}  // namespace parlor::zenda

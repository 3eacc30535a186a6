// SPDX-License-Identifier: MIT
// Broadway at a glance, for estimates: who stands where as masks (bit n is space n), and by how
// many of the 36 falls of the dice a rival could capture a piece. It is quick and a little rough:
// see `falls_that_capture`.
#pragma once

#include <array>
#include <cstdint>

#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

// From space to space along Broadway.
constexpr int distance(int from, int to) {
    return to < from ? to - from + board.broadway() : to - from;
}

class BroadwayView {
public:
    using Mask = std::uint64_t;

    explicit BroadwayView(const Position& position);

    [[nodiscard]] Mask pieces(Seat seat) const {
        return pieces_[static_cast<std::size_t>(index(seat))];
    }
    // P42, P99: those of every side.
    [[nodiscard]] Mask blockades() const { return blockades_; }
    // With the partner's, where there is one.
    [[nodiscard]] Mask pieces_of_side(Seat seat) const {
        return partners_ ? pieces(seat) | pieces(opposite(seat)) : pieces(seat);
    }
    // A seat's pieces that a rival may capture: neither in a Blockade nor on their own colour
    // (P44).
    [[nodiscard]] Mask exposed(Seat seat) const;

    // Of the 36 falls of the dice, those by which `rival` could capture a piece that stands alone
    // on that space: by one die, by both together, over a Turnout, or by entering; no Blockade in
    // between, none past its own Entrance, and no dice that must enter a piece. Not looked at:
    // Rewards, where a piece has to stop between two dice, other pieces that the dice must be
    // played with.
    [[nodiscard]] int falls_that_capture(Seat rival, int space) const;

    // How many pieces of `rival` are on the way to that space and at most a throw short of it.
    [[nodiscard]] int count_behind(Seat rival, int space) const;

    // Whether `rival` waits for a 6 that would enter a piece: no rival Blockade bars its start.
    [[nodiscard]] bool may_enter(Seat rival) const;
    [[nodiscard]] bool has_waiting(Seat seat) const { return waiting_.has(seat); }

private:
    // P51: nobody on that Turnout comes out before it.
    struct Leader {
        Seat seat = Seat::Blue;
        int number = 0;  // 0: the Turnout is empty
    };

    [[nodiscard]] unsigned within_reach(Seat rival, int space) const;
    [[nodiscard]] unsigned distances_over_turnout(Seat rival, int space) const;

    std::array<Mask, 4> pieces_{};
    Mask blockades_ = 0;
    std::array<Leader, 4> leaders_{};  // by corner
    SeatSet leads_;                    // who may be among them
    SeatSet waiting_;
    const Edition* edition_;
    bool partners_ = false;
};

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/change.h"

#include "games/pollyanna/rules/progress.h"

namespace parlor::pollyanna {
namespace {

// How many of the seat's side stand there.
int count_of_side(const Position& position, Seat seat, Space space) {
    const int own = count_on(position.of(seat), space);
    return position.variant.partners() ? own + count_on(position.of(opposite(seat)), space) : own;
}

// Broadway spaces with more of that seat's pieces in `one` than in `other` that are a Blockade in
// `one` alone (P42, P99).
int blockades_only_in(const Position& one, const Position& other, Seat seat) {
    int count = 0;
    Space last = Space::waiting();
    for (const Space space : one.of(seat)) {
        if (space == last || !on_broadway(space)) continue;
        last = space;
        if (count_of_side(one, seat, space) < 2 || count_of_side(other, seat, space) >= 2) continue;
        if (count_on(one.of(seat), space) > count_on(other.of(seat), space)) ++count;
    }
    return count;
}

int sum_to_go(Seat seat, const Pieces& pieces) {
    int sum = 0;
    for (const Space space : pieces) sum += spaces_to_go(seat, space);
    return sum;
}

// What is left of the dice to move with once so many pieces have entered (P16–P18).
int left_to_move(Throw thrown, int entered) {
    if (entered > 0 && thrown.total() == 6) return 0;
    return thrown.total() - 6 * entered;
}

}  // namespace

Change change(const Position& before, const Position& after) {
    Change change{.seat = before.to_throw};
    for (const Seat seat : all_seats) {
        if (seat == change.seat || before.of(seat) == after.of(seat)) continue;
        change.captured[static_cast<std::size_t>(index(seat))] =
            count_on(after.of(seat), Space::waiting()) -
            count_on(before.of(seat), Space::waiting());
    }
    const Pieces& own_before = before.of(change.seat);
    const Pieces& own_after = after.of(change.seat);
    change.lost = own_before == own_after;
    change.entered = count_on(own_before, Space::waiting()) - count_on(own_after, Space::waiting());
    change.brought_home = count_on(own_after, Space::home()) - count_on(own_before, Space::home());
    change.blockades_made = blockades_only_in(after, before, change.seat);
    change.blockades_broken = blockades_only_in(before, after, change.seat);
    return change;
}

// The way that the pieces have come is what the dice moved them, ten for each Reward, less three
// for each Turnout gone into (P47). Ten and three being what they are, the dice tell the Rewards:
// 10·r − 3·t has one solution with few t. If not all dice could be played, then one was.
int rewards_played(const Position& before, Throw thrown, const Position& after) {
    const Change done = change(before, after);
    const Seat seat = done.seat;
    const int gone = sum_to_go(seat, before.of(seat)) - sum_to_go(seat, after.of(seat));
    const auto rewards_with = [&](int dice) {
        for (int rewards = 0; rewards <= done.captures(); ++rewards) {
            const int by_turnouts = dice + board.reward * rewards - gone;
            if (by_turnouts >= 0 && by_turnouts % 3 == 0 && by_turnouts / 3 <= 3) return rewards;
        }
        return -1;
    };
    if (done.captures() == 0) return 0;
    for (const int dice :
         {left_to_move(thrown, done.entered), int{thrown.high}, int{thrown.low}, 0}) {
        if (const int rewards = rewards_with(dice); rewards >= 0) return rewards;
    }
    return 0;
}

}  // namespace parlor::pollyanna

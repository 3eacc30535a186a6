// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/change.h"

#include "base/inline_vector.h"
#include "games/pollyanna/rules/space.h"

namespace parlor::pollyanna {
namespace {

// The number of pieces of the seat's side on a space.
int count_of_side(const Position& position, Seat seat, Space space) {
    return count_on(position.of(seat), space) + count_on(position.of(opposite(seat)), space);
}

// The same for partners: counts Blockades to which the seat has added a piece.
int shared_blockades_only_in(const Position& one, const Position& other, Seat seat) {
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

// The pieces that share a space of Broadway with the next piece, as bytes; 0 for the others. Called
// for every throw, so without unpredictable branches.
std::uint32_t together(const Pieces& pieces) {
    using base::bytes::top_bits_from;
    const std::uint32_t word = word_of(pieces);
    const std::uint32_t alike = ~top_bits_from(word ^ (word >> 8U), 1) & 0x00808080U;
    const std::uint32_t on_broadway = top_bits_from(word, Space::broadway(0).code()) &
                                      ~top_bits_from(word, Space::turnout(Seat::Blue, 1).code());
    return word & (((alike & on_broadway) >> 7U) * 0x7fU);
}

// Broadway spaces that are a Blockade of the seat's side in `one` and not in `other` (P42, P99).
int blockades_only_in(const Position& one, const Position& other, Seat seat) {
    if (one.variant.partners()) return shared_blockades_only_in(one, other, seat);
    const Pieces& pieces = one.of(seat);
    const std::uint32_t blockades = together(pieces);
    if (blockades == 0 || blockades == together(other.of(seat))) return 0;
    int count = 0;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const Space space = pieces[i];
        if (space != pieces[i - 1] || !on_broadway(space)) continue;
        if (i > 1 && pieces[i - 2] == space) continue;  // counted with its first two
        if (count_on(other.of(seat), space) < 2) ++count;
    }
    return count;
}

// `spaces_to_go`, by seat and space.
constexpr auto to_go = [] {
    std::array<std::array<std::uint8_t, 128>, 4> all{};
    for (const Seat seat : all_seats) {
        for (int code = 0; code < Space::count(); ++code) {
            const Space space = Space::from_code(code);
            if (!may_stand(space, seat)) continue;
            all[static_cast<std::size_t>(index(seat))][space.code()] =
                static_cast<std::uint8_t>(spaces_to_go(seat, space));
        }
    }
    return all;
}();

int sum_to_go(Seat seat, const Pieces& pieces) {
    int sum = 0;
    for (const Space space : pieces) {
        sum += to_go[static_cast<std::size_t>(index(seat))][space.code()];
    }
    return sum;
}

// How far the dice can have moved the pieces, from the start for pieces that entered: by an entry
// with both dice (P17, M4–M6), by the dice left after a 6 that entered (P16), by one die.
using Ways = base::InlineVector<int, 4>;
Ways by_dice(const Position& before, Throw thrown, int entered) {
    Ways ways;
    const Edition& edition = before.variant.edition();
    for (const Entry& each : edition.entries) {
        if (entered == 0 || Throw::of(each.high, each.low) != thrown) continue;
        ways.push_back(each.ahead);
    }
    if (!ways.empty()) return ways;
    ways.push_back(thrown.total() - 6 * entered);
    ways.push_back(thrown.high);
    ways.push_back(thrown.low);
    ways.push_back(0);
    return ways;
}

}  // namespace

Change change(const Position& before, const Position& after) {
    Change change{.seat = before.to_throw};
    const int changed = seats_changed(before, after);
    change.lost = changed == 0;
    const Pieces& was = before.of(change.seat);
    const Pieces& is = after.of(change.seat);
    change.entered = count_on(was, Space::waiting()) - count_on(is, Space::waiting());
    change.brought_home = count_on(is, Space::home()) - count_on(was, Space::home());
    if (changed < 2) return change;  // no capture
    for (const Seat seat : all_seats) {
        if (seat == change.seat) continue;
        change.captured[static_cast<std::size_t>(index(seat))] =
            count_on(after.of(seat), Space::waiting()) -
            count_on(before.of(seat), Space::waiting());
    }
    return change;
}

int blockades_made(const Position& before, const Position& after) {
    return blockades_only_in(after, before, before.to_throw);
}

int blockades_broken(const Position& before, const Position& after) {
    return blockades_only_in(before, after, before.to_throw);
}

// The distance that the pieces have come is what the dice moved them, plus ten or twenty for each
// Reward, less three for each Turnout they went into (P47). They go into three Turnouts at most, so
// the rest tells the number of Rewards. If not all dice could be played, one was.
int rewards_played(const Position& before, Throw thrown, const Position& after,
                   const Change& done) {
    const Seat seat = done.seat;
    const Variant variant = before.variant;
    const int earned = done.captures() + (variant.reward_for_home() ? done.brought_home : 0);
    if (earned == 0) return 0;
    const int gone = sum_to_go(seat, before.of(seat)) - sum_to_go(seat, after.of(seat));
    for (const int dice : by_dice(before, thrown, done.entered)) {
        const int rest = gone - dice;
        const int rewards = rest <= 0 ? 0 : (rest + variant.reward() - 1) / variant.reward();
        const int by_turnouts = rewards * variant.reward() - rest;
        if (rewards <= earned && by_turnouts % 3 == 0 && by_turnouts / 3 <= 3) return rewards;
    }
    return 0;
}

}  // namespace parlor::pollyanna

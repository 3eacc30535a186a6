// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/tally.h"

#include <algorithm>
#include <cassert>

#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/opening.h"

namespace parlor::pollyanna {

std::size_t SeriesRules::chairs() const {
    return variant.partners() && !chair_a_seat ? 2 : static_cast<std::size_t>(seated.size());
}

std::size_t SeriesRules::sides() const { return variant.partners() ? 2 : chairs(); }

std::size_t SeriesRules::side(std::size_t chair) const {
    assert(chair < chairs());
    if (variant.partners()) return chair % 2;
    for (const Seat seat : all_seats) {
        if (seated.has(seat) && chair-- == 0) return static_cast<std::size_t>(index(seat));
    }
    return 0;
}

std::size_t SeriesRules::chair_of(const Position& position) const {
    const auto seat = static_cast<std::size_t>(index(position.to_throw));
    if (variant.partners()) return chair_a_seat ? seat : seat % 2;
    std::size_t chair = 0;
    for (const Seat each : all_seats) {
        if (each == position.to_throw) break;
        if (seated.has(each)) ++chair;
    }
    return chair;
}

std::vector<SeatSet> SeriesRules::winning_sets() const {
    if (variant.partners()) return {SeatSet::pair(Seat::Blue), SeatSet::pair(Seat::Green)};
    std::vector<SeatSet> all;
    for (const Seat seat : all_seats) {
        if (seated.has(seat)) all.push_back(SeatSet::of(seat));
    }
    return all;
}

Position SeriesRules::begin(base::Random& dice) const {
    const Seat first = who_begins(seated, dice);
    return starting_position(variant, seated, first);
}

namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::uint64_t count(int number) { return static_cast<std::uint64_t>(number); }

void count_dice(SeatTally& seat, Throw thrown) {
    ++seat.throws;
    ++seat.faces[thrown.high - 1U];
    ++seat.faces[thrown.low - 1U];
    seat.doublets += thrown.is_doublet() ? 1 : 0;
}

}  // namespace

void SeatTally::merge(const SeatTally& other) {
    begun += other.begun;
    wins += other.wins;
    throws += other.throws;
    lost_throws += other.lost_throws;
    doublets += other.doublets;
    for (std::size_t i = 0; i < faces.size(); ++i) faces[i] += other.faces[i];
    entries += other.entries;
    captures += other.captures;
    captured += other.captured;
    rewards += other.rewards;
    blockades += other.blockades;
}

SeatTally Tally::total() const {
    SeatTally sum;
    for (const SeatTally& each : seats) sum.merge(each);
    return sum;
}

void Tally::count_throw(const Position& before, Throw thrown, const Position& after) {
    SeatTally& mover = seats[at(before.to_throw)];
    GameLengths::count_throw();
    count_dice(mover, thrown);
    const int changed = seats_changed(before, after);
    mover.lost_throws += changed == 0 ? 1 : 0;
    mover.entries += count(count_on(before.of(before.to_throw), Space::waiting()) -
                           count_on(after.of(before.to_throw), Space::waiting()));
    mover.blockades += count(blockades_made(before, after));
    // By a capture, or in some houses by coming home (M14).
    if (changed > 1 || before.variant.reward_for_home()) count_captures(before, thrown, after);
}

void Tally::count_captures(const Position& before, Throw thrown, const Position& after) {
    SeatTally& mover = seats[at(before.to_throw)];
    const Change done = change(before, after);
    mover.captures += count(done.captures());
    mover.rewards += count(rewards_played(before, thrown, after, done));
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].captured += count(done.captured[i]);
}

void Tally::begin_game(const Position& start) { ++seats[at(start.to_throw)].begun; }

void Tally::end_game(const Board& /*board*/, const Position& last) {
    const auto step = static_cast<std::size_t>(this_game / length_step);
    ++lengths[std::min(step, lengths.size() - 1)];
    GameLengths::end_game();
    const SeatSet won = winners(last);
    for (const Seat seat : all_seats) {
        if (won.has(seat)) ++seats[at(seat)].wins;
    }
}

void Tally::merge(const Tally& other) {
    GameLengths::merge(other);
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].merge(other.seats[i]);
    for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] += other.lengths[i];
}

}  // namespace parlor::pollyanna

template parlor::pollyanna::Tally parlor::analysis::play_series<parlor::pollyanna::Pollyanna>(
    const parlor::pollyanna::Series& series, std::uint64_t first, std::uint64_t count);

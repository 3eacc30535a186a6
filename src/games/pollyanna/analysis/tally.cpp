// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/tally.h"

#include <algorithm>

#include "games/pollyanna/rules/change.h"

namespace parlor::analysis {
namespace {

using pollyanna::Seat;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::uint64_t count(int number) { return static_cast<std::uint64_t>(number); }

void count_dice(SeatTally& seat, pollyanna::Throw thrown) {
    ++seat.throws;
    ++seat.faces[thrown.high - 1U];
    ++seat.faces[thrown.low - 1U];
    if (thrown.is_doublet()) ++seat.doublets;
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

Spread Tally::length() const {
    return Spread::of(games, static_cast<double>(throws), static_cast<double>(throws_squared));
}

void Tally::count_throw(const pollyanna::Position& before, pollyanna::Throw thrown,
                        const pollyanna::Position& after) {
    SeatTally& mover = seats[at(before.to_throw)];
    ++throws;
    count_dice(mover, thrown);
    const pollyanna::Change done = change(before, after);
    mover.lost_throws += done.lost ? 1 : 0;
    mover.entries += count(done.entered);
    mover.blockades += count(done.blockades_made);
    if (done.captures() == 0) return;
    mover.captures += count(done.captures());
    mover.rewards += count(rewards_played(before, thrown, after));
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].captured += count(done.captured[i]);
}

void Tally::count_game(Seat began, std::uint64_t length, pollyanna::SeatSet winners) {
    shortest = games == 0 ? length : std::min(shortest, length);
    longest = std::max(longest, length);
    throws_squared += length * length;
    ++games;
    ++seats[at(began)].begun;
    for (const Seat seat : pollyanna::all_seats) {
        if (winners.has(seat)) ++seats[at(seat)].wins;
    }
}

void Tally::merge(const Tally& other) {
    if (other.games > 0) {
        shortest = games == 0 ? other.shortest : std::min(shortest, other.shortest);
    }
    longest = std::max(longest, other.longest);
    games += other.games;
    throws += other.throws;
    throws_squared += other.throws_squared;
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].merge(other.seats[i]);
}

}  // namespace parlor::analysis

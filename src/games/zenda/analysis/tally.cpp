// SPDX-License-Identifier: MIT
#include "games/zenda/analysis/tally.h"

#include <algorithm>

namespace parlor::zenda {
namespace {

std::uint64_t pieces(const Position& position, City city) {
    return static_cast<std::uint64_t>(pieces_of(position, city).size());
}

Tally::Ending ending(const Position& last) {
    const auto city = winner(last);
    if (!city) return Tally::Ending::Draw;
    if (*city == City::Zenda) return Tally::Ending::KingHome;
    return has_yellow(last) ? Tally::Ending::HeldByPairs : Tally::Ending::HeldAlone;
}

template <class Counts>
void add(Counts& counts, const Counts& more) {
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += more[i];
}

}  // namespace

void SideTally::merge(const SideTally& other) {
    wins += other.wins;
    throws += other.throws;
    lost_throws += other.lost_throws;
    captures += other.captures;
    doublets += other.doublets;
    triplets += other.triplets;
    add(faces, other.faces);
}

void Tally::count_throw(const Position& before, Throw thrown, const Position& after) {
    SideTally& side = sides[index(before.city)];
    const City rival = other(before.city);
    GameLengths::count_throw();
    ++side.throws;
    const auto& [high, middle, low] = thrown.dice;
    for (const std::uint8_t die : thrown.dice) ++side.faces[die - 1U];
    if (high == low) {
        ++side.triplets;
    } else if (high == middle || middle == low) {
        ++side.doublets;
    }
    side.captures += pieces(before, rival) - pieces(after, rival);
    Position turned = before;
    turned.city = rival;
    if (turned == after) ++side.lost_throws;
}

void Tally::end_game(const Board& board, const Position& last) {
    const auto how = static_cast<std::size_t>(ending(last));
    ++endings[how];
    const std::size_t turns = static_cast<std::size_t>(this_game + 1) / 2;
    ++lengths[how][std::min(turns, longest_shown)];
    if (const auto city = winner(last)) {
        ++sides[index(*city)].wins;
        if (*city == City::Streslau) {
            ++held_by_roads[std::min(static_cast<std::size_t>(board.next_to(last.king).size()),
                                     most_roads_shown)];
        }
    }
    GameLengths::end_game();
}

void Tally::merge(const Tally& other) {
    GameLengths::merge(other);
    for (std::size_t i = 0; i < sides.size(); ++i) sides[i].merge(other.sides[i]);
    for (std::size_t i = 0; i < lengths.size(); ++i) add(lengths[i], other.lengths[i]);
    add(endings, other.endings);
    add(held_by_roads, other.held_by_roads);
}

}  // namespace parlor::zenda

template parlor::zenda::Tally parlor::analysis::play_series<parlor::zenda::Zenda>(
    const parlor::zenda::Series& series, std::uint64_t first, std::uint64_t count);

// SPDX-License-Identifier: MIT
#include "computers/analysis/arena_totals.h"

#include <cassert>

#include "computers/analysis/statistics.h"

namespace parlor::analysis {
namespace {

constexpr std::size_t fixed = 2 + 2 * ArenaSet::most_players;  // numbers; then the reason's bytes

}  // namespace

std::vector<double> numbers(const ArenaSet& set) {
    std::vector<double> all{static_cast<double>(set.draws), static_cast<double>(set.throws)};
    for (const ArenaSet::Player& each : set.players) {
        all.push_back(each.wins);
        all.push_back(each.forfeits);
    }
    for (const char each : set.reason) all.push_back(static_cast<unsigned char>(each));
    return all;
}

ArenaSet arena_set(std::span<const double> numbers) {
    assert(numbers.size() >= fixed);
    const auto count = [&](std::size_t at) { return static_cast<std::uint32_t>(numbers[at]); };
    ArenaSet set;
    set.draws = count(0);
    set.throws = count(1);
    for (std::size_t i = 0; i < set.players.size(); ++i) {
        set.players[i] = {.wins = count(2 + 2 * i), .forfeits = count(3 + 2 * i)};
    }
    for (const double each : numbers.subspan(fixed)) {
        set.reason += static_cast<char>(static_cast<unsigned char>(each));
    }
    return set;
}

void ArenaTotals::Sum::add(std::uint64_t of_set) {
    all += of_set;
    squares += of_set * of_set;
}

void ArenaTotals::add(const ArenaSet& set) {
    ++sets_;
    draws_ += set.draws;
    throws_ += set.throws;
    for (std::size_t i = 0; i < players_; ++i) {
        of_[i].wins.add(set.players[i].wins);
        of_[i].half_points.add(half_points(set, i));
        of_[i].forfeits += set.players[i].forfeits;
    }
    if (!set.reason.empty() && reasons_.size() < most_reasons) reasons_.push_back(set.reason);
}

std::uint32_t ArenaTotals::half_points(const ArenaSet& set, std::size_t player) const {
    return 2 * set.players[player].wins + (sides_ == 2 ? set.draws : 0);
}

double ArenaTotals::mean_throws() const {
    return sets_ == 0 ? 0 : static_cast<double>(throws_) / static_cast<double>(games());
}

// Of what one set brings.
double ArenaTotals::variance(const Sum& sum) const {
    const double deviation =
        Spread::of(sets_, static_cast<double>(sum.all), static_cast<double>(sum.squares)).deviation;
    return deviation * deviation;
}

// Wilson's, for as many independent games as would have told as much as these sets do. Where all
// sets are alike nothing is known of that, and each game counts.
Interval ArenaTotals::interval(const Sum& sum, double best_of_set) const {
    const auto sets = static_cast<double>(sets_);
    const double share = static_cast<double>(sum.all) / (best_of_set * sets);
    const double of_mean = variance(sum) / (best_of_set * best_of_set * sets);
    const double trials =
        of_mean > 0 ? share * (1 - share) / of_mean : static_cast<double>(games());
    return wilson_of_share(share, trials);
}

Standing ArenaTotals::standing(std::size_t player) const {
    assert(sets_ > 0 && player < players_);
    const Player& of = of_[player];
    const auto games_played = static_cast<double>(games());
    const auto games_a_set = static_cast<double>(players_);
    Standing standing{.wins = of.wins.all,
                      .forfeits = of.forfeits,
                      .win_share = static_cast<double>(of.wins.all) / games_played,
                      .win_interval = interval(of.wins, games_a_set),
                      .score = static_cast<double>(of.half_points.all) / (2 * games_played),
                      .score_interval = interval(of.half_points, 2 * games_a_set)};
    const double even = 1 / static_cast<double>(sides_);
    standing.elo = elo_of(standing.score, even);
    standing.elo_interval = elo_of(standing.score_interval, even);
    return standing;
}

double ArenaTotals::variance_of_points(std::size_t player) const {
    return static_cast<double>(sets_) * variance(of_[player].half_points) / 4;
}

}  // namespace parlor::analysis

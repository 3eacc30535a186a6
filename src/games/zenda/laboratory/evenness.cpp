// SPDX-License-Identifier: MIT
#include "games/zenda/laboratory/evenness.h"

#include <algorithm>

namespace parlor::zenda {
namespace {

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::uint64_t held_by_pairs(const Tally& tally) {
    return tally.endings[static_cast<std::size_t>(Tally::Ending::HeldByPairs)];
}

// The expected share among all games, estimated from the games played.
struct Likely {
    double mean;
    double variance;
};

// Adds prior games with the results of most boards, because a few games say little.
Likely likely(std::uint64_t part, std::uint64_t whole, double usual) {
    constexpr double more = 16;
    const double games = static_cast<double>(whole) + more;
    const double mean = (static_cast<double>(part) + usual * more) / games;
    return {mean, mean * (1 - mean) / (games + 1)};
}

// The expected squared miss.
double missed(Likely share, double low, double high, double unit) {
    const double miss = std::max({0.0, low - share.mean, share.mean - high});
    return (miss * miss + share.variance) / (unit * unit);
}

}  // namespace

Evenness evenness(const Tally& tally) {
    const std::uint64_t decided = tally.decided();
    return {share(tally.of(City::Streslau).wins, decided), share(tally.draws(), tally.games),
            share(tally.of(City::Zenda).wins, decided), share(held_by_pairs(tally), decided),
            tally.length().mean / 2};
}

bool is_even(const Evenness& found) {
    for (std::size_t i = 0; i < aims.size(); ++i) {
        if (!aims[i].is_met_by(found[i])) return false;
    }
    return true;
}

double miss(const Tally& tally) {
    const std::uint64_t decided = tally.decided();
    const Aim& length = aims.back();
    const double turns = tally.length().mean / 2;
    const double too_far = std::max({0.0, length.low - turns, turns - length.high}) / 5;
    return missed(likely(tally.of(City::Streslau).wins, decided, 0.5), 0.5, 0.5, 0.05) +
           missed(likely(tally.draws(), tally.games, 0.08), 0, 0.02, 0.03) +
           missed(likely(held_by_pairs(tally), decided, 0.08), 0.13, 1, 0.03) + too_far * too_far;
}

}  // namespace parlor::zenda

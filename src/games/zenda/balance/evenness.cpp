// SPDX-License-Identifier: MIT
#include "games/zenda/balance/evenness.h"

#include <algorithm>
#include <cmath>

namespace parlor::balance {
namespace {

using analysis::ZendaTally;

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

Evenness evenness(const ZendaTally& tally) {
    const auto ended = [&tally](ZendaTally::Ending how) {
        return tally.endings[static_cast<std::size_t>(how)];
    };
    const std::uint64_t decided = tally.decided();
    return {share(tally.of(zenda::City::Streslau).wins, decided), share(tally.draws(), tally.games),
            share(ended(ZendaTally::Ending::KingHome), decided),
            share(ended(ZendaTally::Ending::HeldByPairs), decided), tally.length().mean / 2};
}

bool is_even(const Evenness& found) {
    for (std::size_t i = 0; i < aims.size(); ++i) {
        if (!aims[i].is_met_by(found[i])) return false;
    }
    return true;
}

double distance(const Evenness& found) {
    const auto& [streslau, drawn, king_home, held_by_pairs, turns] = found;
    double sum = std::abs(streslau - 0.5) / 0.05;
    sum += std::max(0.0, drawn - 0.01) / 0.02;
    sum += std::max(0.0, 0.14 - held_by_pairs) / 0.04;
    const Aim& length = aims.back();
    sum += std::max({0.0, length.low - turns, turns - length.high}) / 5;
    return sum;
}

}  // namespace parlor::balance

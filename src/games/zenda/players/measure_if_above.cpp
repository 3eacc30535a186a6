// SPDX-License-Identifier: MIT
// `measure_if_above`: what is quick to see comes first; what has not been looked at counts as the
// best that it can be.
#include <algorithm>

#include "games/zenda/players/features.h"

namespace parlor::zenda {
namespace {

double most(double weight, double low, double high) {
    return std::max(weight * low, weight * high);
}
double least(double weight, double low, double high) {
    return std::min(weight * low, weight * high);
}

}  // namespace

std::optional<Features::Seen> Features::measure_if_above(const Position& position, std::size_t side,
                                                         const players::Weights& weights,
                                                         double lead) {
    // Callers ask for the side that has just played, once the King is on the board.
    const bool is_usual = index(position.city) != side && position.king.on_board();
    if (!is_usual) return measure_again(position);
    return position.city == City::Zenda ? measure_if_streslau_leads(position, weights.row(0), lead)
                                        : measure_if_zenda_leads(position, weights.row(1), lead);
}

double Features::strength_of_yellows(const Position& position, OneRow weights) {
    const auto& [first, second] = position.yellows;  // a missing one first
    if (first.on_board()) return weights[Side] + weights[Yellow] + weights[Yellows] * 2;
    return weights[Side] + (second.on_board() ? weights[Yellow] + weights[Yellows] : 0);
}

double Features::strength_of_michael(const Position& position, OneRow weights) const {
    if (!position.michael.on_board()) return 0;
    const bool rides = !board_->around(City::Streslau).has(position.michael);
    return weights[Michael] + (rides ? weights[Rider] : 0);
}

double Features::strength_of(const Roads& roads, OneRow weights) {
    return weights[Home] * roads.home + weights[ToGo] * roads.to_go +
           weights[Cut] * (roads.to_go == way_is_cut ? 1 : 0) + weights[Room] * roads.room;
}

// A way that was open before, and still is, is as long as the King's can be.
double Features::least_of_roads(Spot king, const SpotSet& green, OneRow weights) const {
    const double length = trodden_[static_cast<std::size_t>(king.number())].length(green);
    return least(weights[Home], 0, 1) + least(weights[ToGo], 0, length) +
           least(weights[Cut], 0, length == way_is_cut ? 1 : 0) +
           least(weights[Room], 0, most_room);
}

// As if every green piece near an exit could come there with each die.
double Features::most_held(Spot king, const SpotSet& green) const {
    double chance = 1;
    for (const Spot spot : board_->next_to(king)) {
        if (green.has(spot)) continue;
        if (!routes_.within_six(spot).meets(green)) return 0;
        chance *= 0.8;
    }
    return chance;
}

std::optional<Features::Seen> Features::measure_if_streslau_leads(const Position& position,
                                                                  OneRow weights, double enough) {
    SpotSet beside;
    double nearness = 0;
    int count = 0;
    const SpotSet green = pieces_of(position, City::Streslau);
    for (const Spot spot : green) {
        beside = beside | board_->next_to(spot);
        nearness += routes_.nearness(position.king, spot);
        ++count;
    }
    const SpotSet supported = (green & beside) - board_->around(City::Streslau);
    const SpotSet firm = has_yellow(position) ? supported : green;
    const int army = position.michael.on_board() ? count - 1 : count;
    const double any_roads = least_of_roads(position.king, green, weights);
    const double any_held = most(weights[Held], 0, most_held(position.king, green));
    const double any_danger = most(weights[AnyDanger], 0, count) + most(weights[DearDanger], 0, 1);
    const double any_raids = most(weights[AnyRaids], 0, 1) + most(weights[DearRaids], 0, 1);
    double lead = strength_of_michael(position, weights) - strength_of_yellows(position, weights) +
                  weights[Army] * army + weights[Pairs] * firm.size() +
                  weights[Pursuit] * nearness - any_roads + any_held + any_danger + any_raids;
    if (lead < enough) return std::nullopt;
    const View view(*board_, position, green, firm);
    Parts parts;
    parts.danger = danger_to_green(view);
    lead += weights[AnyDanger] * parts.danger.all + weights[DearDanger] * parts.danger.dear -
            any_danger;
    if (lead < enough) return std::nullopt;
    parts.held = held(view);
    lead += weights[Held] * parts.held - any_held;
    if (lead < enough) return std::nullopt;
    const Danger at_least = least_raids(view);
    const double any_more_raids =
        most(weights[AnyRaids], at_least.all, 1) + most(weights[DearRaids], at_least.dear, 1);
    if (lead + any_more_raids - any_raids < enough) return std::nullopt;
    parts.raids = raids(view);
    lead += weights[AnyRaids] * parts.raids.all + weights[DearRaids] * parts.raids.dear - any_raids;
    if (lead < enough) return std::nullopt;
    return put_together(view, parts, kings_roads(view));
}

// The green pieces stand as in the last position, but for those captured: what was seen of the
// King's roads from a spot is seen again.
std::optional<Features::Seen> Features::measure_if_zenda_leads(const Position& position,
                                                               OneRow weights, double enough) {
    const Roads* known = known_roads(position);
    const Roads& roads = known != nullptr ? *known : kings_roads(View(*board_, position));
    const double any_held = least(weights[Held], 0, 1);
    const double any_danger = most(weights[AnyDanger], 0, 2) + most(weights[DearDanger], 0, 1);
    const int army = position.michael.on_board() ? roads.count - 1 : roads.count;
    double lead = strength_of_yellows(position, weights) - strength_of_michael(position, weights) +
                  strength_of(roads, weights) - weights[Army] * army - weights[Pairs] * roads.firm -
                  weights[Pursuit] * roads.pursuit - any_held + any_danger +
                  most(weights[AnyRaids], 0, 1) + most(weights[DearRaids], 0, 1);
    if (lead < enough) return std::nullopt;
    const View view(*board_, position);
    Parts parts;
    parts.danger = danger_to_yellow(view);
    lead += weights[AnyDanger] * parts.danger.all + weights[DearDanger] * parts.danger.dear -
            any_danger;
    if (lead < enough) return std::nullopt;
    parts.held = held(view);
    lead += any_held - weights[Held] * parts.held;
    if (lead < enough) return std::nullopt;
    parts.raids = raids(view);
    return put_together(view, parts, roads);
}

}  // namespace parlor::zenda

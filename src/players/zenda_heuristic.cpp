// SPDX-License-Identifier: MIT
#include "players/zenda_heuristic.h"

#include <algorithm>
#include <cmath>

#include "zenda/rules.h"

namespace parlor::players {
namespace {

using zenda::Board;
using zenda::Chances;
using zenda::City;
using zenda::Position;
using zenda::Spot;
using zenda::SpotSet;

constexpr int most_pips = 18;

// By number of spots: the chance that some of three dice add up to exactly so many.
constexpr auto sum_chances = [] {
    std::array<double, most_pips + 1> chances{};
    for (const zenda::WeightedThrow& each : zenda::all_throws) {
        std::array<bool, most_pips + 1> reached{};
        for (unsigned some = 1; some < 8; ++some) {
            std::size_t sum = 0;
            for (unsigned i = 0; i < 3; ++i)
                sum += (some >> i & 1U) != 0 ? each.thrown.dice[i] : 0U;
            reached[sum] = true;
        }
        for (std::size_t sum = 0; sum < reached.size(); ++sum) {
            if (reached[sum]) chances[sum] += each.weight / 216.0;
        }
    }
    return chances;
}();

// The chance that one of three dice shows one of so many faces.
constexpr double face_chance(int faces) {
    const double other = (6 - faces) / 6.0;
    return 1 - other * other * other;
}

}  // namespace

ZendaHeuristic::ZendaHeuristic(const Board& board, const ZendaWeights& weights)
    : board_(&board),
      weights_(weights),
      within_six_(static_cast<std::size_t>(board.size()) + 1),
      nearness_(within_six_.size() * within_six_.size()) {
    for (int number = 1; number <= board.size(); ++number) {
        const Spot from = Spot::at(number);
        SpotSet seen;
        SpotSet here = SpotSet::of(from);
        for (int away = 0; !here.empty(); ++away) {
            for (const Spot spot : here) nearness_[pair(from, spot)] = 4.0 / (2 + away);
            seen = seen | here;
            if (away <= 6) within_six_[static_cast<std::size_t>(number)] = seen;
            here = board.next_to(here) - seen;
        }
    }
}

ZendaEvaluator::ZendaEvaluator(const Board& board)
    : after_play_of_{ZendaHeuristic(board, zenda_weights(City::Streslau)),
                     ZendaHeuristic(board, zenda_weights(City::Zenda))} {}

double ZendaHeuristic::material(const ZendaView& view) const {
    const Position& position = *view.position;
    double sum = view.yellow.size() * weights_.yellow;
    if (!view.yellow.empty()) sum += weights_.last_yellow;
    if (position.michael.on_board()) sum -= weights_.michael;
    return sum - position.army.size() - weights_.pair * view.firm.size();
}

int ZendaHeuristic::faces_that_reach(const ZendaView& view, Spot spot,
                                     const SpotSet& pieces) const {
    const bool near = within_six_[static_cast<std::size_t>(spot.number())].meets(pieces);
    return near ? view.faces_that_reach(spot, pieces) : 0;
}

// A yellow piece may use two dice or three: then it counts how far it is by open roads.
double ZendaHeuristic::risk_to_green(const ZendaView& view) const {
    const SpotSet exposed = view.green - view.firm;
    if (view.yellow.empty() || exposed.empty()) return 0;
    double sum = 0;
    for (const Spot spot : exposed) {
        const double by_one = face_chance(faces_that_reach(view, spot, view.yellow));
        sum += by_one * (spot == view.position->michael ? weights_.michael : 1);
    }
    SpotSet seen = view.yellow;
    SpotSet here = seen;
    for (std::size_t away = 1; away <= most_pips && !here.empty(); ++away) {
        here = board_->next_to(here) - seen;
        seen = seen | here;
        if (away > 6) sum += 0.5 * sum_chances[away] * (here & exposed).size();
        here = here - view.occupied;
    }
    return weights_.risk * std::min(sum, 3.0);
}

double ZendaHeuristic::risk_to_yellow(const ZendaView& view) const {
    double sum = 0;
    for (const Spot spot : view.yellow) {
        if (!may_be_captured(*board_, *view.position, spot)) continue;
        sum += face_chance(faces_that_reach(view, spot, view.green)) * weights_.yellow;
    }
    if (view.yellow.size() == 1 && sum > 0) sum += sum * weights_.last_yellow / weights_.yellow;
    return weights_.risk * sum;
}

// The King's chance to be in Streslau with one throw, and the room that he has. His own men make
// way for him.
double ZendaHeuristic::open_road(const ZendaView& view) const {
    SpotSet seen = SpotSet::of(view.position->king);
    SpotSet here = seen;
    double missed = 1;
    int room = 0;
    for (std::size_t away = 1; away <= most_pips && !here.empty(); ++away) {
        here = board_->next_to(here) - seen - view.green;
        seen = seen | here;
        if (away <= 6) room += here.size();
        if (here.meets(board_->white(City::Streslau))) missed *= 1 - sum_chances[away];
    }
    return (1 - missed) * (view.zenda_throws() ? weights_.home_now : weights_.home_soon) +
           weights_.room * room;
}

// The King's shortest way, where pieces that can be captured only delay him.
double ZendaHeuristic::spots_to_go(const ZendaView& view) const {
    constexpr std::size_t farthest = 64;
    std::array<SpotSet, farthest> at;  // spots by how far they are
    const auto delay = static_cast<std::size_t>(weights_.capture_on_way);
    const auto cut = static_cast<std::size_t>(weights_.way_cut);
    SpotSet seen;
    at[0] = SpotSet::of(view.position->king);
    for (std::size_t away = 0; away < std::min(farthest, cut); ++away) {
        const SpotSet here = at[away] - seen;
        if (here.empty()) continue;
        if (here.meets(board_->white(City::Streslau))) return static_cast<double>(away);
        seen = seen | here;
        const SpotSet next = board_->next_to(here) - seen - view.firm;
        if (away + 1 < farthest) at[away + 1] = at[away + 1] | (next - view.green);
        const std::size_t delayed = away + 1 + delay;
        if (delayed < farthest) at[delayed] = at[delayed] | (next & view.green);
    }
    return weights_.way_cut;
}

double ZendaHeuristic::hold_on_king(const ZendaView& view) const {
    const Spot king = view.position->king;
    double held = 1;
    for (const Spot spot : board_->next_to(king)) {
        if (view.firm.has(spot)) continue;
        if (view.green.has(spot)) {
            held *= 0.4;  // a neighbour has still to come
        } else if (view.yellow.has(spot)) {
            held *= 0.02;
        } else {
            held *= 0.8 * face_chance(faces_that_reach(view, spot, view.green));
        }
    }
    double near = 0;
    for (const Spot spot : view.green) near += nearness_[pair(spot, king)];
    return held * (view.zenda_throws() ? weights_.held_soon : weights_.held_now) +
           weights_.pursuit * near;
}

Chances ZendaHeuristic::chances(const Position& position) const {
    if (const auto city = winner(position)) {
        return *city == City::Streslau ? Chances{1, 0} : Chances{0, 1};
    }
    const ZendaView view(*board_, position);
    double ahead = material(view);  // Zenda
    ahead += view.zenda_throws() ? risk_to_green(view) : -risk_to_yellow(view);
    if (position.king.on_board()) {
        ahead += open_road(view) - weights_.spot_to_go * spots_to_go(view) - hold_on_king(view);
    }
    const double zenda = 1 / (1 + std::exp(-ahead / weights_.scale));
    return {1 - zenda, zenda};
}

}  // namespace parlor::players

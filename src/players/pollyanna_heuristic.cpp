// SPDX-License-Identifier: MIT
#include "players/pollyanna_heuristic.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "players/broadway_view.h"
#include "pollyanna/progress.h"

namespace parlor::players {
namespace {

using pollyanna::all_seats;
using pollyanna::Chances;
using pollyanna::Pollyanna;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;
using Mask = BroadwayView::Mask;

// In spaces of the road where nothing else is said. Larger and smaller values were tried in 20 000
// games each of two, of four and of partners: none makes more than two points in a hundred.
namespace weight {
// Entering takes a 6 or a total of 6, 16 falls of 36: on average two throws of seven spaces.
constexpr double entering = 14;
// The first space counts for so much less than the mean, the last for so much more: an advanced
// piece that goes on is soon out of everybody's reach, a new one has all that before it.
constexpr double late = 0.1;
// Beyond the last space: no exact count is wanted any more.
constexpr double home = 5;
// Who captures also has a Reward of ten spaces, and plays it before anybody can answer.
constexpr double reward = 12;
// A rival who throws only after the piece's owner is a lesser danger: the piece may have gone on.
constexpr double threat_after_own_throw = 0.2;  // a share
// A rival piece within a throw of a Blockade may lose throws; little, for Blockades break.
constexpr double held_up = 0.5;
// A Blockade on the start of a seat with waiting pieces: none of its sixes enters.
constexpr double barred_start = 6;
// Who is so many spaces ahead of a rival has e times his chance; fitted to 3000 games of this
// player against itself.
constexpr double scale = 60;
}  // namespace weight

constexpr double worth_of(Seat seat, Space space) {
    if (is_waiting(space) || !may_stand(space, seat)) return 0;
    const double way = pollyanna::board.to_home();
    const double gone = way - spaces_to_go(seat, space);
    const double on_the_way = gone * (1 - weight::late) + weight::late * gone * gone / way;
    return weight::entering + on_the_way + (is_home(space) ? weight::home : 0);
}

using WorthOfSpaces = std::array<double, static_cast<std::size_t>(Space::count())>;

constexpr std::array<WorthOfSpaces, 4> worths = [] {
    std::array<WorthOfSpaces, 4> all{};
    for (const Seat seat : all_seats) {
        WorthOfSpaces& of_seat = all[static_cast<std::size_t>(index(seat))];
        for (std::size_t code = 0; code < of_seat.size(); ++code) {
            of_seat[code] = worth_of(seat, Space::from_code(static_cast<int>(code)));
        }
    }
    return all;
}();

double worth(Seat seat, Space space) {
    return worths[static_cast<std::size_t>(index(seat))][space.code()];
}

template <class Visit>
void for_each_rival(const Position& position, Seat seat, Visit visit) {
    for (const Seat other : all_seats) {
        if (position.seated.has(other) && is_rival(position, seat, other)) visit(other);
    }
}

template <class Visit>
void for_each_space(Mask mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

// In the order of turns, from the seat that is to throw on.
bool throws_before(const Position& position, Seat one, Seat other) {
    const int first = index(position.to_throw);
    return index(pollyanna::seat_at(index(one) - first)) <
           index(pollyanna::seat_at(index(other) - first));
}

// The chance that some rival captures a piece of `seat` that stands there alone.
double danger(const Position& position, const BroadwayView& view, Seat seat, int space) {
    double survives = 1;
    for_each_rival(position, seat, [&](Seat rival) {
        const double chance = view.falls_that_capture(rival, space) / 36.0;
        const bool at_once = throws_before(position, rival, seat);
        survives *= 1 - chance * (at_once ? 1 : weight::threat_after_own_throw);
    });
    return 1 - survives;
}

// What a Blockade of `seat` costs its rivals.
double hold(const Position& position, const BroadwayView& view, Seat seat, int space) {
    double held = 0;
    for_each_rival(position, seat, [&](Seat rival) {
        held += weight::held_up * view.count_behind(rival, space);
        const bool bars_start = start(rival).number() == space && view.has_waiting(rival);
        held += bars_start ? weight::barred_start : 0;
    });
    return held;
}

double strength(const Position& position, const BroadwayView& view, Seat seat) {
    double sum = 0;
    for (const Space space : position.of(seat)) sum += worth(seat, space);
    for_each_space(view.exposed(seat), [&](int space) {
        const double loss = worth(seat, Space::broadway(space)) + weight::reward;
        sum -= danger(position, view, seat, space) * loss;
    });
    for_each_space(view.pieces(seat) & view.blockades(),
                   [&](int space) { sum += hold(position, view, seat, space); });
    return sum;
}

// e to the power x, nearly, for −10 < x ≤ 0. Without the library's, which differ in their last
// bits and so in which of two plays they find better.
double power_of_e(double x) {
    double power = 1 + x / 1024;
    for (int i = 0; i < 10; ++i) power *= power;
    return power;
}

// A side is as strong as its seats are on average.
std::array<double, Pollyanna::most_sides> strengths(const Position& position) {
    const BroadwayView view(position);
    const double share = position.variant.partners() ? 0.5 : 1;
    std::array<double, Pollyanna::most_sides> by_side{};
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        by_side[Pollyanna::side(position, seat)] += share * strength(position, view, seat);
    }
    return by_side;
}

}  // namespace

Chances estimated_chances(const Position& position) {
    Chances chances{};
    if (const auto won = Pollyanna::winner(position)) {
        chances[*won] = 1;
        return chances;
    }
    const auto strong = strengths(position);
    const double best = *std::ranges::max_element(strong);
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        const std::size_t side = Pollyanna::side(position, seat);
        chances[side] = power_of_e((strong[side] - best) / weight::scale);
    }
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) chance /= sum;
    return chances;
}

}  // namespace parlor::players

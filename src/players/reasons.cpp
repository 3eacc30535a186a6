// SPDX-License-Identifier: MIT
#include "players/reasons.h"

#include <algorithm>
#include <bit>

#include "players/broadway_view.h"
#include "pollyanna/change.h"

namespace parlor::players {
namespace {

using namespace pollyanna;

bool is_refuge(Seat seat, Space space) {
    return space.track() == Track::Turnout || space.track() == Track::GladPath ||
           space == entrance(seat);
}

// Whether more pieces than before are where nobody can capture them, one of them newly arrived on
// such a space. The start is not one of these: there one enters.
bool reaches_safety(Seat seat, const Pieces& before, const Pieces& after) {
    const auto out_of_reach = [&](Space space) { return is_home(space) || is_refuge(seat, space); };
    return std::ranges::count_if(after, out_of_reach) >
               std::ranges::count_if(before, out_of_reach) &&
           std::ranges::any_of(after, [&](Space space) {
               return is_refuge(seat, space) && count_on(after, space) > count_on(before, space);
           });
}

// The falls of the dice by which the rivals capture something, added up over pieces and rivals.
int falls_feared(const Position& position, Seat seat) {
    const BroadwayView view(position);
    int sum = 0;
    for (auto exposed = view.exposed(seat); exposed != 0; exposed &= exposed - 1) {
        for (const Seat rival : all_seats) {
            if (!is_rival(position, seat, rival)) continue;
            sum += view.falls_that_capture(rival, std::countr_zero(exposed));
        }
    }
    return sum;
}

int starts_barred(const Position& position, Seat seat) {
    const BroadwayView view(position);
    return static_cast<int>(std::ranges::count_if(all_seats, [&](Seat rival) {
        const auto at = BroadwayView::Mask{1} << start(rival).number();
        return is_rival(position, seat, rival) && view.has_waiting(rival) &&
               (view.pieces(seat) & view.blockades() & at) != 0;
    }));
}

}  // namespace

std::string_view name(Effect effect) {
    switch (effect) {
        case Effect::Wins: return "wins";
        case Effect::ReachesHome: return "reaches_home";
        case Effect::Captures: return "captures";
        case Effect::Enters: return "enters";
        case Effect::MakesBlockade: return "makes_blockade";
        case Effect::ReachesSafety: return "reaches_safety";
        case Effect::LeavesDanger: return "leaves_danger";
        case Effect::BarsStart: return "bars_start";
        case Effect::MovesOn: return "moves_on";
        case Effect::BreaksBlockade: return "breaks_blockade";
        case Effect::FacesDanger: return "faces_danger";
        case Effect::LosesThrow: return "loses_throw";
    }
    return {};
}

std::vector<Effect> reasons(const Position& before, const Position& after) {
    const Change done = change(before, after);
    const Seat seat = done.seat;
    if (done.lost) return {Effect::LosesThrow};
    if (!winners(after).empty()) return {Effect::Wins};
    const int fear = falls_feared(after, seat) - falls_feared(before, seat);
    std::vector<Effect> all;
    const auto tell = [&](Effect effect, bool is_so) {
        if (is_so) all.push_back(effect);
    };
    tell(Effect::ReachesHome, done.brought_home > 0);
    tell(Effect::Captures, done.captures() > 0);
    tell(Effect::Enters, done.entered > 0);
    tell(Effect::MakesBlockade, done.blockades_made > 0);
    tell(Effect::ReachesSafety, reaches_safety(seat, before.of(seat), after.of(seat)));
    tell(Effect::LeavesDanger, fear < 0);
    tell(Effect::BarsStart, starts_barred(after, seat) > starts_barred(before, seat));
    tell(Effect::MovesOn, all.empty());
    tell(Effect::BreaksBlockade, done.blockades_broken > 0);
    tell(Effect::FacesDanger, fear > 0);
    return all;
}

}  // namespace parlor::players

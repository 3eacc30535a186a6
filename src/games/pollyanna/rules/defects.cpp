// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/defects.h"

#include <array>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

std::string part(Seat seat, Space space) {
    return std::string(1, letter(seat)) + ":" + text(space);
}

std::string part(Seat seat) { return std::string(1, letter(seat)); }

// P1–P5.
void check_seats(const Position& position, Defects& found) {
    if (may_play(position.seated, position.variant.partners())) return;
    if (position.variant.partners()) {
        found.push_back({PositionFault::PartnersNeedFour, text(position.variant)});
    } else {
        found.push_back({PositionFault::SeatsNotPlayable, text(position.seated)});
    }
}

// P86, P89: where a piece of that colour never goes.
void check_reach(const Position& position, Defects& found) {
    for (const Seat seat : all_seats) {
        for (const Space space : position.of(seat)) {
            if (may_stand(space, seat)) continue;
            found.push_back({PositionFault::CannotStandThere, part(seat, space)});
        }
    }
}

struct Crowd {
    int all = 0;
    int strangers = 0;  // pieces that cannot have entered there
    SeatSet seats;
};

Crowd crowd_on(const Position& position, Space space) {
    Crowd crowd;
    for (const Seat seat : all_seats) {
        const int pieces = count_on(position.of(seat), space);
        if (pieces == 0) continue;
        crowd.all += pieces;
        crowd.seats = crowd.seats | SeatSet::of(seat);
        if (!is_way_in(position.variant.edition(), space, seat)) crowd.strangers += pieces;
    }
    return crowd;
}

bool is_one_side(const Position& position, SeatSet seats) {
    const SeatSet side = side_of(position, seats.first());
    return (side | seats) == side;
}

void check_space(const Position& position, Space space, Defects& found) {
    const Crowd crowd = crowd_on(position, space);
    if (crowd.all < 2) return;
    const bool single_track = !on_broadway(space);
    if (single_track) {
        found.push_back({PositionFault::SpaceTaken, text(space)});  // P50, P90
    } else if (!is_one_side(position, crowd.seats)) {
        found.push_back({PositionFault::RivalsTogether, text(space)});  // P43, P66
    } else if (crowd.strangers > 3) {
        found.push_back({PositionFault::MoreThanThree, text(space)});  // Q14
    }
}

void check_turn(const Position& position, SeatSet shown_won, Defects& found) {
    const SeatSet won = winners(position);
    if (!shown_won.empty()) {
        if (won != shown_won)
            found.push_back({PositionFault::ShownButNotWon, "=" + text(shown_won)});
        return;
    }
    const Seat seat = position.to_throw;
    if (!won.empty()) {
        found.push_back({PositionFault::WonButNotShown, text(won)});
    } else if (!position.seated.has(seat)) {
        found.push_back({PositionFault::VacantSeatThrows, part(seat)});
    } else if (all_home(position.of(seat))) {
        found.push_back({PositionFault::FinishedSeatThrows, part(seat)});  // P104
    }
}

// P98: the game ends with the first side that is home.
bool two_sides_home(const Position& position) {
    SeatSet home;
    for (const Seat seat : all_seats) {
        if (all_home(position.of(seat))) home = home | SeatSet::of(seat);
    }
    return position.variant.partners() ? home == SeatSet::all() : home.size() > 1;
}

}  // namespace

Defects defects(const Position& position, SeatSet shown_won) {
    Defects found;
    check_seats(position, found);
    check_reach(position, found);
    for (int code = Space::waiting().code() + 1; code < Space::home().code(); ++code) {
        check_space(position, Space::from_code(code), found);
    }
    if (two_sides_home(position)) {
        found.push_back({PositionFault::TwoSidesHome, text(position)});
    } else {
        check_turn(position, shown_won, found);
    }
    return found;
}

}  // namespace parlor::pollyanna

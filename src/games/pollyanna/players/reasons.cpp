// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/reasons.h"

#include <algorithm>
#include <vector>

#include "games/pollyanna/players/broadway_view.h"
#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/space.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {
namespace {

bool may_lose(const Position& position, Seat seat) {
    return std::ranges::any_of(position.of(seat), on_broadway);
}

// The throws with a result that costs something, of the seat that throws; without those in `known`.
template <class Costs>
ThrowSet throws_with(const Position& before, Results& results, ThrowSet known, Costs costs) {
    const auto may_cost = [&](Throw thrown) {
        results.find(before, thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (costs(before, results[i])) return true;
        }
        return false;
    };
    ThrowSet found = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        if ((known >> i & 1U) == 0 && may_cost(all_throws[i].thrown)) found |= ThrowSet{1} << i;
    }
    return found;
}

// Falls with a result, of some rival throwing next, that costs something.
template <class Costs>
int falls_with(Position position, Seat seat, Results& results, Costs costs) {
    ThrowSet found = 0;
    for (const Seat rival : all_seats) {
        if (!is_hunter(position, seat, rival)) continue;
        position.to_throw = rival;
        found |= throws_with(position, results, found, costs);
    }
    return falls_of(found);
}

// Whether a throw captures a piece of that seat or of its partner.
auto captures_of(Seat seat) {
    return [seat](const Position& before, const Position& after) {
        const Change done = change(before, after);
        return std::ranges::any_of(all_seats, [&](Seat each) {
            return side_of(before, seat).has(each) &&
                   done.captured[static_cast<std::size_t>(index(each))] > 0;
        });
    };
}

}  // namespace

bool is_hunter(const Position& position, Seat seat, Seat rival) {
    return position.seated.has(rival) && is_rival(position, seat, rival) &&
           !all_home(position.of(rival));  // whose partner plays on
}

int falls_of(ThrowSet throws) {
    int count = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        if ((throws >> i & 1U) != 0) count += all_throws[i].weight;
    }
    return count;
}

bool has_come_far(Seat seat, Space space) {
    return spaces_to_go(seat, space) * 2 <= board.to_home();
}

ThrowSet throws_feared(Position position, Seat seat, Seat rival, Results& results, Feared which) {
    if (!may_lose(position, seat) && !may_lose(position, opposite(seat))) return 0;
    position.to_throw = rival;
    if (which == Feared::Any) return throws_with(position, results, 0, captures_of(seat));
    const auto loses_one = [&](const Position& before, const Position& after, Seat own) {
        return side_of(before, seat).has(own) &&
               std::ranges::any_of(before.of(own), [&](Space space) {
                   return has_come_far(own, space) &&
                          count_on(after.of(own), space) < count_on(before.of(own), space);
               });
    };
    return throws_with(position, results, 0, [&](const Position& before, const Position& after) {
        return std::ranges::any_of(all_seats,
                                   [&](Seat own) { return loses_one(before, after, own); });
    });
}

int falls_feared(const Position& position, Seat seat, Results& results) {
    if (!may_lose(position, seat) && !may_lose(position, opposite(seat))) return 0;
    return falls_with(position, seat, results, captures_of(seat));
}

int falls_upon(const Position& position, Seat seat, Space space, Results& results) {
    if (!on_broadway(space)) return 0;
    // What a rival's throw takes from there it has captured.
    const auto costs = [&](const Position& before, const Position& after) {
        return count_on(after.of(seat), space) < count_on(before.of(seat), space);
    };
    return falls_with(position, seat, results, costs);
}

namespace {

bool is_refuge(Seat seat, Space space) {
    return space.track() == Track::Turnout || space.track() == Track::GladPath ||
           space == entrance(seat);
}

// Whether more pieces than before are where no rival can capture them, one of them newly arrived
// on such a space. The start is not such a space: pieces enter there.
bool reaches_safety(Seat seat, const Pieces& before, const Pieces& after) {
    const auto out_of_reach = [&](Space space) { return is_home(space) || is_refuge(seat, space); };
    return std::ranges::count_if(after, out_of_reach) >
               std::ranges::count_if(before, out_of_reach) &&
           std::ranges::any_of(after, [&](Space space) {
               return is_refuge(seat, space) && count_on(after, space) > count_on(before, space);
           });
}

// Whether a piece that had come far is sent back to wait.
bool catches_leader(const Position& before, const Position& after, Seat seat) {
    return std::ranges::any_of(all_seats, [&](Seat rival) {
        const auto is_caught = [&](Space space) {
            return !is_waiting(space) && has_come_far(rival, space) &&
                   count_on(after.of(rival), space) < count_on(before.of(rival), space);
        };
        return is_rival(before, seat, rival) && std::ranges::any_of(before.of(rival), is_caught);
    });
}

bool saves_leader(Seat seat, const Pieces& before, const Pieces& after) {
    return std::ranges::any_of(after, [&](Space space) {
        return space.track() == Track::Turnout && has_come_far(seat, space) &&
               count_on(after, space) > count_on(before, space);
    });
}

// How many rival pieces that have come far the seat could capture by its next throw.
int leaders_in_reach(const Position& position, Seat seat) {
    const BroadwayView view(position);
    int count = 0;
    for (const Seat rival : all_seats) {
        if (!is_rival(position, seat, rival)) continue;
        for (const Space space : position.of(rival)) {
            if (!on_broadway(space) || !has_come_far(rival, space)) continue;
            const auto at = BroadwayView::Mask{1} << space.number();
            const bool exposed = (view.exposed(rival) & at) != 0;
            if (exposed && view.falls_that_capture(seat, space.number()) > 0) ++count;
        }
    }
    return count;
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
        case Effect::CatchesLeader: return "catches_leader";
        case Effect::Enters: return "enters";
        case Effect::MakesBlockade: return "makes_blockade";
        case Effect::ReachesSafety: return "reaches_safety";
        case Effect::SavesLeader: return "saves_leader";
        case Effect::LeavesDanger: return "leaves_danger";
        case Effect::LessensDanger: return "lessens_danger";
        case Effect::BarsStart: return "bars_start";
        case Effect::Pursues: return "pursues";
        case Effect::MovesOn: return "moves_on";
        case Effect::BreaksBlockade: return "breaks_blockade";
        case Effect::FacesDanger: return "faces_danger";
        case Effect::LosesThrow: return "loses_throw";
    }
    return {};
}

std::vector<players::Merit<Effect>> reasons(const Position& before, const Position& after) {
    const Change done = change(before, after);
    const Seat seat = done.seat;
    if (done.lost) return {{Effect::LosesThrow}};
    if (!winners(after).empty()) return {{Effect::Wins}};
    Results results;
    const int feared = falls_feared(before, seat, results);
    const int fears = falls_feared(after, seat, results);
    const int made = blockades_made(before, after);
    std::vector<players::Merit<Effect>> all;
    const auto tell = [&](bool is_so, Effect effect, int count = 0, int was = 0) {
        if (is_so) all.push_back({effect, count, was});
    };
    tell(done.brought_home > 0, Effect::ReachesHome, done.brought_home);
    tell(done.captures() > 0, Effect::Captures, done.captures());
    tell(catches_leader(before, after, seat), Effect::CatchesLeader);
    tell(done.entered > 0, Effect::Enters, done.entered);
    tell(made > 0, Effect::MakesBlockade);
    tell(reaches_safety(seat, before.of(seat), after.of(seat)), Effect::ReachesSafety);
    tell(saves_leader(seat, before.of(seat), after.of(seat)), Effect::SavesLeader);
    tell(fears == 0 && feared > 0, Effect::LeavesDanger, feared);
    tell(fears > 0 && fears < feared, Effect::LessensDanger, fears, feared);
    tell(starts_barred(after, seat) > starts_barred(before, seat), Effect::BarsStart);
    tell(leaders_in_reach(after, seat) > leaders_in_reach(before, seat), Effect::Pursues);
    tell(all.empty(), Effect::MovesOn);
    tell(blockades_broken(before, after) > made, Effect::BreaksBlockade);
    tell(fears > feared, Effect::FacesDanger, fears);
    return all;
}

}  // namespace parlor::pollyanna

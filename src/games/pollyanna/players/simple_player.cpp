// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>

#include "games/pollyanna/players/broadway_view.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/space.h"

namespace parlor::pollyanna {
namespace {

// What a throw has led to, as the one who threw sees it.
struct Outcome {
    Outcome(const Position& before, const Position& now)
        : seat(before.to_throw), after(now), done(change(before, now)), view(now) {}

    Seat seat;
    const Position& after;
    Change done;
    BroadwayView view;
};

int wins(const Outcome& now) { return winners(now.after).has(now.seat) ? 1 : 0; }

int brings_home(const Outcome& now) { return now.done.brought_home; }

int captures(const Outcome& now) { return now.done.captures(); }

// Pieces that stand alone, with a rival so near behind that a throw might bring it there. How
// likely that is, is not asked.
int keeps_out_of_danger(const Outcome& now) {
    int in_danger = 0;
    for (auto alone = now.view.exposed(now.seat); alone != 0; alone &= alone - 1) {
        const int space = std::countr_zero(alone);
        const auto threatens = [&](Seat rival) {
            return is_rival(now.after, now.seat, rival) && now.view.count_behind(rival, space) > 0;
        };
        if (std::ranges::any_of(all_seats, threatens)) ++in_danger;
    }
    return -in_danger;
}

int stands_in_blockades(const Outcome& now) {
    return std::popcount(now.view.pieces(now.seat) & now.view.blockades());
}

// How far the foremost piece has come that is not yet home.
int takes_the_foremost_on(const Outcome& now) {
    int foremost = 0;
    for (const Space space : now.after.of(now.seat)) {
        if (is_home(space) || is_waiting(space)) continue;
        foremost = std::max(foremost, board.to_home() - spaces_to_go(now.seat, space));
    }
    return foremost;
}

// The first that tells two results apart decides. Entering is no choice: a piece that can enter
// must.
constexpr std::array rules{
    wins, brings_home, captures, keeps_out_of_danger, stands_in_blockades, takes_the_foremost_on};
using Points = std::array<int, rules.size()>;

Points points(const Outcome& now) {
    Points all{};
    std::ranges::transform(rules, all.begin(), [&](auto rule) { return rule(now); });
    return all;
}

}  // namespace

std::size_t SimplePlayer::choose(const Position& before, const Results& results,
                                 base::Random& random, const base::Stop& /*stop*/) {
    std::size_t chosen = 0;
    Points best{};
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Points here = points({before, results[i]});
        if (equals > 0 && here < best) continue;
        equals = equals > 0 && here == best ? equals + 1 : 1;
        if (random.below(equals) == 0) chosen = i;
        best = here;
    }
    return chosen;
}

}  // namespace parlor::pollyanna

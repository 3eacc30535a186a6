// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/broadway_view.h"

#include <algorithm>
#include <bit>

#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {
namespace {

using Mask = BroadwayView::Mask;

constexpr int farthest = 12;  // the highest total of two dice

constexpr Mask bit(Space space) { return Mask{1} << space.number(); }

// The twelve spaces behind a space, the farthest first: bit i is 12 − i spaces behind.
constexpr unsigned behind(Mask mask, int space) {
    const int first = distance(farthest, space);
    const Mask turned = (mask >> first) | (mask << (board.broadway() - first));
    return static_cast<unsigned>(turned) & ((1U << farthest) - 1);
}

// The falls of two dice as a mask of 36.
template <class Test>
constexpr Mask falls(Test test) {
    Mask all = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other) {
            if (test(one, other)) all |= Mask{1} << ((one - 1) * 6 + other - 1);
        }
    }
    return all;
}
using FallsByDistance = std::array<Mask, farthest + 1>;

// By a piece that stands so far behind.
constexpr FallsByDistance by_distance = [] {
    FallsByDistance all{};
    for (int away = 1; away <= farthest; ++away) {
        all[static_cast<std::size_t>(away)] = falls([=](int one, int other) {
            return one == away || other == away || one + other == away;
        });
    }
    return all;
}();

// While a piece waits, which takes the dice that enter it (P21, M8).
struct FallsWhileWaiting {
    FallsByDistance by_distance{};  // as above
    FallsByDistance by_entering{};  // by the piece that enters, so far behind: where it comes in,
                                    // or with the other die
};

constexpr bool enters_at(const Edition& edition, Throw thrown, int ahead) {
    return std::ranges::any_of(edition.entries, [&](const Entry& each) {
        return Throw::of(each.high, each.low) == thrown && each.ahead == ahead;
    });
}

constexpr bool enters_with_both(const Edition& edition, Throw thrown) {
    return std::ranges::any_of(edition.entries, [&](const Entry& each) {
        return Throw::of(each.high, each.low) == thrown;
    });
}

constexpr bool captures_while_waiting(const Edition& edition, Throw thrown, int away) {
    if (enters_with_both(edition, thrown)) return false;
    if (edition.six_enters && thrown.high == 6) return thrown.low == away && away < 6;
    return thrown.high == away || thrown.low == away || thrown.total() == away;
}

constexpr bool captures_by_entering(const Edition& edition, Throw thrown, int away) {
    if (enters_at(edition, thrown, away)) return true;
    if (!edition.six_enters || thrown.high != 6) return false;
    return away == 0 || (away < 6 && thrown.low == away);
}

constexpr auto while_waiting = [] {
    std::array<FallsWhileWaiting, editions.size()> all{};
    for (std::size_t row = 0; row < all.size(); ++row) {
        const Edition& edition = editions[row];
        for (int away = 0; away <= farthest; ++away) {
            const auto at = static_cast<std::size_t>(away);
            all[row].by_distance[at] = falls([&](int one, int other) {
                return away > 0 && captures_while_waiting(edition, Throw::of(one, other), away);
            });
            all[row].by_entering[at] = falls([&](int one, int other) {
                return captures_by_entering(edition, Throw::of(one, other), away);
            });
        }
    }
    return all;
}();

static_assert(std::popcount(by_distance[6]) == 16);
static_assert(std::popcount(while_waiting[0].by_entering[0]) == 16);

}  // namespace

BroadwayView::BroadwayView(const Position& position)
    : edition_(&position.variant.edition()), partners_(position.variant.partners()) {
    Mask once = 0;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        Mask& own = pieces_[static_cast<std::size_t>(index(seat))];
        for (const Space space : position.of(seat)) {
            if (space.track() == Track::Turnout) {
                Leader& leader = leaders_[static_cast<std::size_t>(index(space.seat()))];
                if (space.number() > leader.number) leader = {seat, space.number()};
                leads_ = leads_ | SeatSet::of(seat);
            }
            if (!on_broadway(space)) continue;
            blockades_ |= once & bit(space);
            once |= bit(space);
            own |= bit(space);
        }
        if (is_waiting(position.of(seat).front())) waiting_ = waiting_ | SeatSet::of(seat);
    }
}

Mask BroadwayView::exposed(Seat seat) const {
    Mask coloured = 0;
    for (const int count : edition_->colours) coloured |= bit(past_entrance(seat, count));
    return pieces(seat) & ~blockades_ & ~coloured;
}

bool BroadwayView::may_enter(Seat rival) const {
    const bool barred = (blockades_ & bit(start(rival)) & ~pieces_of_side(rival)) != 0;  // P26
    return has_waiting(rival) && !barred;
}

// P54: a piece behind a Blockade does not pass it. P86: a piece at its own Entrance turns home.
unsigned BroadwayView::within_reach(Seat rival, int space) const {
    const int cut_by_blockade = static_cast<int>(std::bit_width(behind(blockades_, space))) - 1;
    const int home_turn = distance(entrance(rival).number(), space);
    const int cut_by_entrance = home_turn == 0 ? 0 : farthest + 1 - home_turn;
    const int first = std::max({0, cut_by_blockade, cut_by_entrance});
    return behind(pieces(rival), space) & (~0U << first);
}

// How far away pieces of `rival` are that could come over the Turnout which rejoins last before the
// space: bit n is n + 1 spaces.
unsigned BroadwayView::distances_over_turnout(Seat rival, int space) const {
    const int beyond = distance(board.rejoin, space);
    const int corner = beyond / board.side;
    const int rejoin = corner * board.side + board.rejoin;
    const int after = beyond % board.side;  // from the rejoin on
    const Leader& leader = leaders_[static_cast<std::size_t>(corner)];
    if (after >= farthest || after > distance(rejoin, entrance(rival).number())) return 0;
    const unsigned barred = behind(blockades_, space);
    if ((barred >> (farthest - after)) != 0) return 0;  // P62
    if (leader.number > 0) {
        const int away = board.turnout + 1 - leader.number + after;
        return leader.seat == rival && away <= farthest ? 1U << (away - 1) : 0;
    }
    constexpr int detour = board.turnout + 1 - (board.rejoin - board.fork);
    unsigned found = 0;
    for (int away = after + board.rejoin - board.fork; away + detour <= farthest; ++away) {
        const unsigned here = 1U << (farthest - away);
        if ((behind(pieces(rival), space) & here) != 0) found |= 1U << (away + detour - 1);
        if ((barred & here) != 0) break;
    }
    return found;
}

int BroadwayView::falls_that_capture(Seat rival, int space) const {
    const bool enters = may_enter(rival);
    const FallsWhileWaiting& waits = while_waiting[static_cast<std::size_t>(edition_->id)];
    const FallsByDistance& table = enters ? waits.by_distance : by_distance;
    Mask all = 0;
    const bool near = behind(pieces(rival), space) != 0;
    if (near) {
        for (unsigned from = within_reach(rival, space); from != 0; from &= from - 1) {
            all |= table[static_cast<std::size_t>(farthest - std::countr_zero(from))];
        }
    }
    if (near || leads_.has(rival)) {
        for (unsigned from = distances_over_turnout(rival, space); from != 0; from &= from - 1) {
            all |= table[static_cast<std::size_t>(std::countr_zero(from)) + 1];
        }
    }
    const int from_start = distance(start(rival).number(), space);
    if (enters && from_start <= 6) all |= waits.by_entering[static_cast<std::size_t>(from_start)];
    return std::popcount(all);
}

int BroadwayView::count_behind(Seat rival, int space) const {
    return std::popcount(within_reach(rival, space));
}

}  // namespace parlor::pollyanna

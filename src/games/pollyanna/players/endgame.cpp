// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/endgame.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <vector>

namespace parlor::pollyanna {
namespace {

bool is_lost(const Position& before, const Position& after) {
    return before.pieces == after.pieces;
}

bool still_plays(const Position& position, Seat seat) {
    return position.seated.has(seat) && !all_home(position.of(seat));
}

// Where a piece next stands on Broadway, or stands now. nullopt if it has left Broadway for good.
std::optional<int> next_on_broadway(Space space, Seat seat) {
    switch (space.track()) {
        case Track::Waiting: return start(seat).number();
        case Track::Broadway: return space.number();
        case Track::Turnout: return index(space.seat()) * board.side + board.rejoin;
        default: return std::nullopt;
    }
}

int steps_to_entrance(int number, Seat seat) {
    return (entrance(seat).number() - number + board.broadway()) % board.broadway();
}

// The Broadway spaces that the seat's pieces may yet stand on, a bit each. The piece farthest
// behind may stand wherever the others may.
std::uint64_t broadway_ahead(const Position& position, Seat seat) {
    int steps = -1;
    for (const Space space : position.of(seat)) {
        const auto number = next_on_broadway(space, seat);
        if (number) steps = std::max(steps, steps_to_entrance(*number, seat));
    }
    std::uint64_t spaces = 0;
    for (; steps >= 0; --steps) {
        const int number = (entrance(seat).number() - steps + board.broadway()) % board.broadway();
        spaces |= std::uint64_t{1} << static_cast<unsigned>(number);
    }
    return spaces;
}

// The places a piece may yet be in, with where it is.
int places_ahead(Space space, Seat seat) {
    if (is_home(space)) return 1;
    if (space.track() == Track::GladPath) return board.path - space.number() + 2;
    const int steps = steps_to_entrance(*next_on_broadway(space, seat), seat);
    int places = steps + 1 + board.path + 1;
    // The Turnouts whose forks lie ahead, and what is left of the one it stands on.
    for (int fork = board.side - board.fork; fork <= steps; fork += board.side) {
        places += board.turnout;
    }
    if (space.track() == Track::Turnout) places += board.turnout - space.number() + 1;
    if (is_waiting(space)) ++places;
    return places;
}

// Ways to place the four of a seat, which are alike: sequences that do not fall, none beyond its
// own piece's places.
std::size_t ways_ahead(const Pieces& pieces, Seat seat) {
    std::array<int, 4> places{};
    std::ranges::transform(pieces, places.begin(),
                           [&](Space space) { return places_ahead(space, seat); });
    std::ranges::sort(places);
    std::vector<std::size_t> ways(static_cast<std::size_t>(places[3]), 0);
    ways[0] = 1;  // by the place of the last piece put down
    for (const int count : places) {
        std::size_t sum = 0;
        for (std::size_t at = 0; at < static_cast<std::size_t>(count); ++at) {
            sum += ways[at];
            ways[at] = sum;
        }
    }
    std::size_t all = 0;
    for (const std::size_t each : ways) all += each;
    return all;
}

using PathResults = GladPathTable::PathResults;

Pieces pieces_on_path(std::uint8_t path, Seat seat) {
    Pieces pieces{};
    std::ranges::fill(pieces, Space::home());
    std::size_t next = 0;
    for (int number = 1; number <= board.path; ++number) {
        const auto steps = static_cast<unsigned>(board.path + 1 - number);
        if ((path >> (steps - 1U) & 1U) != 0) pieces[next++] = Space::glad_path(seat, number);
    }
    return pieces;
}

// Asked of the rules, with a rival somewhere on its own path.
PathResults results_on_path(std::uint8_t path, Results& results) {
    const Seat seat = Seat::Blue;
    Position position = starting_position({}, SeatSet::pair(seat), seat);
    position.of(seat) = pieces_on_path(path, seat);
    position.of(opposite(seat)) = pieces_on_path(1, opposite(seat));
    PathResults found;
    for (std::size_t i = 0; i < found.size(); ++i) {
        results.find(position, Pollyanna::throws[i].thrown);
        for (std::size_t at = 0; at < results.size(); ++at) {
            const Position after = results[at];
            found[i].push_back({*on_glad_path(after, seat), after.to_throw == seat});
        }
    }
    return found;
}

}  // namespace

bool has_contact(const Position& position) {
    std::array<std::uint64_t, Pollyanna::most_sides> ahead{};  // by side
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        const std::size_t side = Pollyanna::side(position, seat);
        const std::uint64_t spaces = broadway_ahead(position, seat);
        for (std::size_t other = 0; other < ahead.size(); ++other) {
            if (other != side && (ahead[other] & spaces) != 0) return true;
        }
        ahead[side] |= spaces;
    }
    return false;
}

std::size_t positions_ahead(const Position& position) {
    std::size_t seats = 0;
    std::size_t ways = 1;
    for (const Seat seat : all_seats) {
        if (!still_plays(position, seat)) continue;
        ++seats;
        ways *= ways_ahead(position.of(seat), seat);
    }
    return seats * ways;
}

std::optional<std::uint8_t> on_glad_path(const Position& position, Seat seat) {
    // Sorted: whatever is not so far is first.
    const Pieces& pieces = position.of(seat);
    if (pieces.front() < Space::glad_path(Seat::Blue, 1)) return std::nullopt;
    unsigned path = 0;
    for (const Space space : pieces) {
        if (!is_home(space)) path |= 1U << static_cast<unsigned>(board.path - space.number());
    }
    return static_cast<std::uint8_t>(path);
}

// A step makes the number of a path smaller, so that what a throw leads to is known by then.
GladPathTable::GladPathTable() {
    Results results;
    std::vector<PathResults> all(ways);
    for (std::size_t one = 1; one < ways; ++one) {
        if (std::popcount(one) > 4) continue;
        all[one] = results_on_path(static_cast<std::uint8_t>(one), results);
        for (std::size_t other = 1; other <= one; ++other) {
            if (std::popcount(other) > 4) continue;
            // A lost throw is the rival's turn: x = won + lost (1 − y), and y likewise.
            const Share x = share(all[one], one, other);
            const Share y = share(all[other], other, one);
            chances_[one][other] = (x.won + x.lost * (1 - y.won - y.lost)) / (1 - x.lost * y.lost);
            chances_[other][one] = y.won + y.lost * (1 - chances_[one][other]);
        }
    }
}

GladPathTable::Share GladPathTable::share(const PathResults& results, std::size_t own,
                                          std::size_t rival) const {
    Share sum;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double weight = Pollyanna::throws[i].weight / 36.0;
        double best = 0;
        for (const auto& [after, throws_again] : results[i]) {
            if (after == own) {
                sum.lost += weight;
            } else if (after == 0) {
                best = 1;
            } else {
                best = std::max(best,
                                throws_again ? chances_[after][rival] : 1 - chances_[rival][after]);
            }
        }
        sum.won += weight * best;
    }
    return sum;
}

EndgameEvaluator::EndgameEvaluator(std::unique_ptr<players::Evaluator<Pollyanna>> inner,
                                   std::size_t most_positions)
    : inner_(std::move(inner)), most_positions_(most_positions) {}

std::optional<EndgameEvaluator::Race> EndgameEvaluator::race(const Position& position) {
    const auto own = on_glad_path(position, position.to_throw);
    if (!own || position.variant.reward_for_home()) return std::nullopt;
    const Seat next = next_to_throw(position, position.to_throw);
    // A third who plays would be next but one.
    if (next_to_throw(position, next) != position.to_throw ||
        !is_rival(position, next, position.to_throw)) {
        return std::nullopt;
    }
    const auto others = on_glad_path(position, next);
    if (!others || *own == 0 || *others == 0) return std::nullopt;
    return Race{Pollyanna::side_to_throw(position), Pollyanna::side(position, next), *own, *others};
}

std::optional<Ending> EndgameEvaluator::in_endings(const Position& position) const {
    if (!endings_ || !endings_->covers(position.variant)) return std::nullopt;
    return ending(position);
}

// Most positions, told at a glance.
bool EndgameEvaluator::is_far_from_over(const Position& position) const {
    return most_positions_ == 0 && !endings_ && !on_glad_path(position, position.to_throw);
}

bool EndgameEvaluator::is_short(const Position& position) const {
    return most_positions_ > 0 && !is_over(position) && !has_contact(position) &&
           positions_ahead(position) <= most_positions_;
}

std::optional<Chances> EndgameEvaluator::exact(const Position& position) {
    if (const auto found = race(position)) {
        if (!table_) table_ = std::make_unique<GladPathTable>();
        Chances chances{};
        chances[found->thrower] = table_->chance(found->own, found->others);
        chances[found->rival] = 1 - chances[found->thrower];
        return chances;
    }
    if (const auto found = in_endings(position)) {
        Chances chances{};
        chances[Pollyanna::side_to_throw(position)] = endings_->chance(*found);
        chances[Pollyanna::side(position, opposite(position.to_throw))] =
            1 - endings_->chance(*found);
        return chances;
    }
    if (!is_short(position)) return std::nullopt;
    if (!endgame_) endgame_ = std::make_unique<players::Endgame<Pollyanna>>(board, is_lost);
    // Enough for the positions of a game; more would be memory for nothing.
    if (endgame_->size() > 10 * most_positions_) endgame_->forget();
    return endgame_->solve(position);
}

Chances EndgameEvaluator::chances(const Position& position) {
    if (is_far_from_over(position)) return inner_->chances(position);
    const auto found = exact(position);
    return found ? *found : inner_->chances(position);
}

double EndgameEvaluator::chance(const Position& position, std::size_t side, double least) {
    if (is_far_from_over(position)) return inner_->chance(position, side, least);
    const auto found = exact(position);
    return found ? (*found)[side] : inner_->chance(position, side, least);
}

// A seat that does not throw has not come nearer to its path by then.
std::span<const Chances> EndgameEvaluator::chances_after(const Results& results) {
    if (most_positions_ > 0 || endings_) return {};
    const Position& before = results.before();
    const bool is_far = std::ranges::any_of(all_seats, [&](Seat seat) {
        return seat != before.to_throw && before.seated.has(seat) && !on_glad_path(before, seat);
    });
    return is_far ? inner_->chances_after(results) : std::span<const Chances>();
}

bool EndgameEvaluator::knows(const Position& position) {
    return race(position) || in_endings(position) || is_short(position) || inner_->knows(position);
}

}  // namespace parlor::pollyanna

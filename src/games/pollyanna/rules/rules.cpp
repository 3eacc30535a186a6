// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/rules.h"

#include <array>

namespace parlor::pollyanna {
namespace {

using Onward = base::InlineVector<Space, 2>;

// P40, P53, P86: where a piece goes next. A fork offers two ways (P46).
constexpr Onward onward(Seat seat, Space space) {
    Onward next;
    const auto broadway = [](int number) { return Space::broadway(number % board.broadway()); };
    switch (space.track()) {
        case Track::Broadway: {
            if (space == entrance(seat)) {
                next.push_back(Space::glad_path(seat, 1));
                break;
            }
            next.push_back(broadway(space.number() + 1));
            if (space.number() % board.side == board.fork) {
                next.push_back(Space::turnout(seat_at(space.number() / board.side), 1));
            }
            break;
        }
        case Track::Turnout:
            next.push_back(space.number() < board.turnout
                               ? Space::turnout(space.seat(), space.number() + 1)
                               : broadway(index(space.seat()) * board.side + board.rejoin));
            break;
        case Track::GladPath:
            next.push_back(space.number() < board.path
                               ? Space::glad_path(space.seat(), space.number() + 1)
                               : Space::home());
            break;
        case Track::Waiting:
        case Track::Home: break;
    }
    return next;
}

constexpr std::size_t place_of(Seat seat, Space space) {
    const int place = index(seat) * Space::count() + space.code();
    return static_cast<std::size_t>(place);
}

// Every piece asks for it at every space it passes: the compiler works it out once.
constexpr auto all_onward = [] {
    std::array<Onward, all_seats.size() * std::size_t{Space::count()}> all{};
    for (const Seat seat : all_seats) {
        for (int code = 0; code < Space::count(); ++code) {
            const Space space = Space::from_code(code);
            all[place_of(seat, space)] = onward(seat, space);
        }
    }
    return all;
}();

void extend(Seat seat, Space from, int count, Route& so_far, Routes& found) {
    if (count == 0) {
        found.push_back(so_far);
        return;
    }
    for (const Space next : all_onward[place_of(seat, from)]) {
        so_far.push_back(next);
        extend(seat, next, count - 1, so_far, found);
        so_far.pop_back();
    }
}

int count_of_side(const Position& position, SeatSet side, Space space) {
    int count = 0;
    for (const Seat seat : all_seats) {
        if (side.has(seat)) count += count_on(position.of(seat), space);
    }
    return count;
}

bool is_occupied(const Position& position, Space space) {
    return count_of_side(position, SeatSet::all(), space) > 0;
}

// Rivals meet on Broadway alone; only one side ever stands on a space.
std::optional<Seat> rival_on(const Hand& hand, Space space) {
    if (!on_broadway(space)) return std::nullopt;
    for (const Seat seat : all_seats) {
        if (is_rival(hand.position, hand.seat, seat) &&
            count_on(hand.position.of(seat), space) > 0) {
            return seat;
        }
    }
    return std::nullopt;
}

// P54, P62. P49, P51. P91. Other pieces may be passed (P41, P65).
StepRefusal bar_to_passing(const Hand& hand, Space space) {
    switch (space.track()) {
        case Track::Turnout:
            return is_occupied(hand.position, space) ? StepRefusal::TurnoutOccupied
                                                     : StepRefusal::None;
        case Track::GladPath:
            return is_occupied(hand.position, space) ? StepRefusal::PathOccupied
                                                     : StepRefusal::None;
        default:
            return is_blockade(hand.position, space) ? StepRefusal::BlockadeAhead
                                                     : StepRefusal::None;
    }
}

// P55. P64, P66, M3. P56, P100, Q14, Q15: three of a side may stand together. P50. P90.
StepRefusal bar_to_stopping(const Hand& hand, Space space) {
    if (is_home(space)) return StepRefusal::None;
    if (!on_broadway(space)) return bar_to_passing(hand, space);
    if (const auto rival = rival_on(hand, space)) {
        if (is_blockade(hand.position, space)) return StepRefusal::RivalBlockade;
        const Edition& edition = hand.position.variant.edition();
        return is_own_colour(edition, space, *rival) ? StepRefusal::SafeRival : StepRefusal::None;
    }
    const SeatSet side = side_of(hand.position, hand.seat);
    return count_of_side(hand.position, side, space) >= 3 ? StepRefusal::ThreeTogether
                                                          : StepRefusal::None;
}

// Q1, Q34: of the pieces that stand there, as many must stay as have come to rest as third.
bool must_stay(const Hand& hand, Space from) {
    const int staying = count_on(hand.staying, from);
    return staying > 0 && staying >= count_on(hand.position.of(hand.seat), from);
}

bool has_six_left(const Hand& hand) {
    return (hand.high_left && hand.thrown.high == 6) || (hand.low_left && hand.thrown.low == 6);
}

int count_waiting(const Hand& hand) {
    return count_on(hand.position.of(hand.seat), Space::waiting());
}

// M6: a throw that enters two enters each with a die of its own, the second straight after the
// first. If but one waits, both dice enter it. Nothing: this is not the moment.
std::optional<Using> enters_with(const Hand& hand, const Entry& entry) {
    if (hand.high_left && hand.low_left) {
        const bool a_die_each = entry.pieces > 1 && count_waiting(hand) > 1;
        return a_die_each ? Using::HighDie : Using::BothDice;
    }
    const bool half_entered = entry.pieces > 1 && hand.entered == 1 && hand.low_left;
    return half_entered ? std::optional(Using::LowDie) : std::nullopt;
}

void add_moves(const Hand& hand, int count, Using with, Steps& found) {
    Space last = Space::waiting();
    for (const Space from : hand.position.of(hand.seat)) {
        if (from == last || is_home(from)) continue;  // like pieces move alike
        last = from;
        for (const Route& route : routes(hand.seat, from, count)) {
            if (obstacle(hand, from, route)) continue;
            if (with == Using::Reward && is_home(route.back()) &&
                !hand.position.variant.reward_goes_home()) {
                continue;  // Q6
            }
            const bool captures = rival_on(hand, route.back()).has_value();
            found.push_back({from, route.back(), with, captures});
        }
    }
}

void add_entries(const Hand& hand, Steps& found) {
    if (count_waiting(hand) == 0) return;
    for (const WayIn& way : ways_in(hand)) {
        if (bar_to_entering(hand, way.to)) continue;
        const bool captures = rival_on(hand, way.to).has_value();  // P28, P79, M9
        found.push_back({Space::waiting(), way.to, way.with, captures});
    }
}

Steps reward_steps(const Hand& hand) {
    Steps found;
    add_moves(hand, hand.position.variant.reward(), Using::Reward, found);  // P72–P74, P80, M13
    return found;
}

void spend(Hand& hand, Using with) {
    if (with == Using::HighDie || with == Using::BothDice) hand.high_left = false;
    if (with == Using::LowDie || with == Using::BothDice) hand.low_left = false;
    hand.reward_due = false;
}

// P71: back to the waiting place.
void send_back(Position& position, Seat seat, Space space) {
    Pieces& pieces = position.of(seat);
    *std::ranges::find(pieces, space) = Space::waiting();
    std::ranges::sort(pieces);
}

// Whether a piece that goes there comes to rest until the next throw: as third, on a Blockade of
// its own colour (Q1) or with a partner's piece in it (Q34). One that enters never does (Q35).
bool comes_to_rest(const Hand& hand, Space from, Space to) {
    if (is_waiting(from) || !on_broadway(to)) return false;
    const SeatSet side = side_of(hand.position, hand.seat);
    const int together = count_of_side(hand.position, side, to);
    if (together < 2) return false;
    const Variant variant = hand.position.variant;
    return together == count_on(hand.position.of(hand.seat), to)
               ? variant.third_piece_stays()
               : variant.third_piece_of_partners_stays();
}

void carry(Hand& hand, Space from, Space to) {
    Pieces& pieces = hand.position.of(hand.seat);
    if (comes_to_rest(hand, from, to)) {
        hand.staying.front() = to;  // sorted: an unused place is in front
        std::ranges::sort(hand.staying);
    }
    *std::ranges::find(pieces, from) = to;
    std::ranges::sort(pieces);
}

}  // namespace

Routes routes(Seat seat, Space from, int count) {
    Route so_far;
    Routes found;
    extend(seat, from, count, so_far, found);
    return found;
}

bool is_blockade(const Position& position, Space space) {
    // Rivals never stand together, so two pieces on Broadway are of one side.
    return on_broadway(space) && count_of_side(position, SeatSet::all(), space) >= 2;
}

RefusedStep obstacle(const Hand& hand, Space from, const Route& route) {
    if (must_stay(hand, from)) return {StepRefusal::MustStay, from};
    for (std::size_t i = 0; i + 1 < route.size(); ++i) {
        const StepRefusal bar = bar_to_passing(hand, route[i]);
        if (bar != StepRefusal::None) return {bar, route[i]};
    }
    return {bar_to_stopping(hand, route.back()), route.back()};
}

WaysIn ways_in(const Hand& hand) {
    WaysIn found;
    const Variant variant = hand.position.variant;
    for (const Entry& each : variant.edition().entries) {
        if (Throw::of(each.high, each.low) != hand.thrown || !variant.allows(each)) continue;
        if (const auto with = enters_with(hand, each)) {
            found.push_back({past_entrance(hand.seat, board.start + each.ahead), *with});
        }
    }
    if (variant.edition().six_enters && has_six_left(hand)) {
        const bool high = hand.high_left && hand.thrown.high == 6;
        found.push_back({start(hand.seat), high ? Using::HighDie : Using::LowDie});
    }
    return found;
}

// No rival's colour makes it safe there (M9): the seats' colours lie apart from the ways in.
RefusedStep bar_to_entering(const Hand& hand, Space at) {
    const bool barred = rival_on(hand, at) && is_blockade(hand.position, at);  // P26, P29, Q17, M8
    return barred ? RefusedStep{StepRefusal::StartBlockaded, at} : RefusedStep{};
}

Steps steps(const Hand& hand) {
    if (hand.took_last) return {};
    if (hand.reward_due) {
        Steps found = reward_steps(hand);
        if (hand.position.variant.reward_optional()) found.push_back(declined_reward());  // Q7
        return found;
    }
    Steps found;
    add_entries(hand, found);
    if (hand.high_left) add_moves(hand, hand.thrown.high, Using::HighDie, found);
    const bool same = hand.thrown.is_doublet() && hand.high_left;
    if (hand.low_left && !same) add_moves(hand, hand.thrown.low, Using::LowDie, found);
    return found;
}

Hand after(const Hand& hand, const Step& step) {
    Hand next = hand;
    spend(next, step.with);
    if (step.with == Using::DeclinedReward) return next;
    if (const auto rival = rival_on(hand, step.to)) send_back(next.position, *rival, step.to);
    carry(next, step.from, step.to);
    if (is_waiting(step.from)) next.entered += step.with == Using::BothDice ? 2 : 1;
    if (step.captures) ++next.captured;
    next.took_last = !winners(next.position).empty();
    const bool earns =
        step.captures || (is_home(step.to) && hand.position.variant.reward_for_home());  // M14
    if (earns) next.reward_due = !reward_steps(next).empty();                            // P75, P76
    return next;
}

Position finished(const Hand& hand) {
    Position position = hand.position;
    const SeatSet won = winners(position);
    const bool throws_again = hand.thrown.is_doublet() && hand.dice_played() == 2 &&
                              !all_home(position.of(hand.seat));  // P82, P83, Q10, Q26
    if (!won.empty()) {
        position.to_throw = won.first();
    } else if (!throws_again) {
        position.to_throw = next_to_throw(position, hand.seat);
    }
    return position;
}

}  // namespace parlor::pollyanna

std::size_t std::hash<parlor::pollyanna::Hand>::operator()(
    const parlor::pollyanna::Hand& hand) const {
    namespace base = parlor::base;
    const unsigned left = (hand.high_left ? 1U : 0U) | (hand.low_left ? 2U : 0U) |
                          (hand.reward_due ? 4U : 0U) | (static_cast<unsigned>(hand.entered) << 3U);
    const std::uint64_t pieces = base::hash_bytes(hand.position) ^ base::hash_bytes(hand.staying);
    return static_cast<std::size_t>(base::mix(pieces) ^ left);
}

// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/generator.h"

#include <algorithm>
#include <bit>

#include "games/pollyanna/rules/generator_moves.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

using road::bit;
using road::Mask;
using road::Place;

namespace {

// Where a third piece must stay: on Blockades of its own colour (Q1) or with a partner's piece in
// them (Q34). Not on the start: only entering pieces come there, and they may go on (Q35).
Mask resting_places(const Answers& answers, Mask partner) {
    const Mask own = answers.third_piece_stays ? ~partner : 0;
    const Mask shared = answers.third_piece_of_partners_stays ? partner : 0;
    return (own | shared) & ~bit(0);
}

}  // namespace

std::size_t Generator::find(const Position& position, Throw thrown) {
    begin(position);
    if (enters_with_both(thrown)) {
        play_entries(thrown);
        return size();
    }
    if (!play_avx512(thrown)) {
        open_dice(thrown);
        if (answers_.must_capture) {
            play_most_captures();
        } else {
            play_dice();
            if (!both_played_) play_one_die();
        }
    }
    throws_again_ = both_played_ && thrown.is_doublet();
    if (size() == 0) plain_.insert(start_);
    return size();
}

void Generator::begin(const Position& position) {
    const Seat seat = position.to_throw;
    const Variant variant = position.variant;
    before_ = position;
    seat_ = static_cast<std::size_t>(index(seat));
    next_ = next_to_throw(position, seat);
    if (answers_.of != variant) answers_ = Answers(variant);
    wins_when_home_ = !variant.partners() || all_home(position.of(opposite(seat)));
    both_played_ = throws_again_ = reward_open_ = false;
    pairs_ = {};
    plain_.clear();
    earning_.clear();
    if (use_avx512_ && !variant.partners()) {
        look_around_avx512();
    } else {
        look_around();
    }
    rests_ = resting_places(answers_, field_.partner());
    waiting_ = count_on(position.of(seat), Space::waiting());
    may_enter_ = answers_.six_enters && !field_.entry_barred(0) ? waiting_ : 0;
}

bool Generator::is_way_in(const Entry& entry, Throw thrown) const {
    return entry.high == thrown.high && entry.low == thrown.low && before_.variant.allows(entry) &&
           !field_.entry_barred(entry.ahead);
}

bool Generator::enters_with_both(Throw thrown) const {
    return waiting_ > 0 &&
           std::ranges::any_of(before_.variant.edition().entries,
                               [&](const Entry& each) { return is_way_in(each, thrown); });
}

void Generator::play_entries(Throw thrown) {
    for (const Entry& each : before_.variant.edition().entries) {
        if (is_way_in(each, thrown)) play_entry(each);
    }
    if (answers_.must_capture) drop_fewer_captures();
    throws_again_ = thrown.is_doublet();
}

void Generator::play_entry(const Entry& entry) {
    prepare_start();
    open(high_, {.enters = true, .enters_at = entry.ahead});
    if (entry.pieces == 1 || waiting_ == 1) {
        play_one(high_);
    } else {
        play_plain_first<Order::HighFirst>(high_, high_);
        play_earning_first(high_, high_);
    }
    finish_rewards();
}

void Generator::open_dice(Throw thrown) {
    prepare_start();
    open(high_, {.count = thrown.high, .enters = thrown.high == 6 && may_enter_ > 0});
    open(low_, {.count = thrown.low, .enters = thrown.low == 6 && may_enter_ > 1});
}

void Generator::play_dice() {
    const bool alike = high_.task == low_.task;
    play_plain_first<Order::HighFirst>(high_, low_);
    if (!alike) play_plain_first<Order::LowFirst>(low_, high_);
    finish_rewards();
    play_earning_first(high_, low_);
    if (!alike) play_earning_first(low_, high_);
    finish_rewards();
}

// For throws of which only one die can be played.
void Generator::play_one_die() {
    play_one(high_);
    // A die that does not enter may not be played instead of one that does.
    if (!high_.task.enters && high_.task != low_.task) play_one(low_);
    finish_rewards();
}

void Generator::look_around() {
    field_.look(before_);
    start_ = {};
    for (const Space space : before_.of(before_.to_throw)) {
        start_.board = (start_.board << 8) | road::own_places[seat_][space.code()];
    }
}

// Prepares what is known before any die is played.
void Generator::prepare_start() {
    start_.key = 0;
    for (unsigned slot = 0; slot < 4; ++slot) {
        start_.key += road::places[byte_at(start_.pieces(), slot)].weight;
    }
    start_bars_ = field_.bars(start_.pieces());
}

void Generator::open(Openings& openings, Task task) const {
    openings.task = task;
    openings.plain = openings.earning = 0;
    Moves legal = 0;
    if (task.enters) {
        legal = entering_move(start_.pieces());
    } else {
        openings.open = open_places(start_bars_, task.count);
        legal = legal_moves_of_all(start_.pieces(), 0, openings.open, task.count);
    }
    for_each_bit(legal, [&](unsigned move) {
        const Place to = task.enters ? task.enters_at : target(start_.pieces(), move, task.count);
        openings.leaps[move] = leap(start_.pieces(), move, to);
        const bool earns = (field_.capturable() & road::places[to].road) != 0 || earns_home(to);
        Moves& kind = earns ? openings.earning : openings.plain;
        kind |= 1U << move;
    });
}

void Generator::win_early(State outcome) {
    if (!answers_.must_capture) add(outcome);
}

template <Generator::Order order>
void Generator::play_plain_first(const Openings& first, const Openings& second) {
    for_each_bit(first.plain, [&](unsigned move) {
        const State between = moved(start_, move, first.leaps[move], start_bars_);
        if (is_won(between)) {
            win_early(between);
        } else if (order == Order::HighFirst) {
            pairs_.add(move, play_second(between, second, 0));
        } else {
            play_second(between, second, pairs_.with(move));
        }
    });
}

void Generator::play_earning_first(const Openings& first, const Openings& second) {
    if (first.earning == 0) return;
    settle_rewards(first);
    for (std::size_t i = 0; i < settled_.size(); ++i) {
        const State settled = settled_[i].state;
        if (is_won(settled)) {
            win_early(settled);
        } else {
            play_second(settled, second, 0);
        }
    }
}

// Whether a move by that count could meet a single-track space that another piece has left or taken
// since the start. (A piece never meets its own space.)
bool Generator::meets(State state, int count) const {
    Mask ahead = 0;
    Mask aside = 0;
    Mask changed = 0;
    Mask slow_changed = 0;
    const Mask reach = road::bits(1, count);
    for (unsigned slot = 0; slot < 4; ++slot) {
        const road::PlaceRow& was = road::places[byte_at(start_.pieces(), slot)];
        const road::PlaceRow& is = road::places[byte_at(state.pieces(), slot)];
        ahead |= reach << is.road_at;
        aside |= is.to_turnout <= count ? reach << is.slow_at : 0;
        // 0 for a piece that has not moved.
        changed |= was.single_track ^ is.single_track;
        slow_changed |= was.slow_single_track ^ is.slow_single_track;
    }
    return ((ahead & changed) | (aside & slow_changed)) != 0;
}

// Plays the second die without the moves in `skip`. Returns the moves that earned nothing, of
// pieces that the first die did not move.
Moves Generator::play_second(State state, const Openings& second, Moves skip) {
    const bool as_at_the_start =
        state.same_bars() || (state.same_blockades() && !meets(state, second.task.count));
    if (!as_at_the_start || second.task.enters) return play_second_anew(state, second, skip);
    const Moves others = second.plain & ~state.moved();
    both_played_ = both_played_ || others != 0;
    const Moves earning = second.earning & ~state.moved();
    const auto finish_by = [&](unsigned move) {
        finish(state, start_bars_, move, second.leaps[move]);
    };
    if (!state.has_earned()) {
        for_each_bit(others & ~skip,
                     [&](unsigned move) { plain_.insert(after(state, second.leaps[move])); });
        for_each_bit(earning, finish_by);
    } else if (earning == 0) {
        for_each_bit(others,
                     [&](unsigned move) { earning_.insert(after(state, second.leaps[move])); });
    } else {
        for_each_bit(others | earning, finish_by);
    }
    for_each_bit(state.moved() & 0x55U, [&](unsigned first_bit) {
        const std::uint32_t from = byte_at(state.pieces(), slot_of(first_bit));
        const Moves again = legal_moves(from, second.open, second.task.count) << first_bit;
        for_each_bit(again, [&](unsigned move) {
            const Place to = target(state.pieces(), move, second.task.count);
            finish(state, start_bars_, move, leap(state.pieces(), move, to));
        });
    });
    return others;
}

// The same if the moves found at the start no longer hold.
Moves Generator::play_second_anew(State state, const Openings& second, Moves skip) {
    const Bars bars = bars_of(state);
    Moves quiet = 0;
    each_move(state, bars, second, [&](unsigned move, const Leap& leap) {
        both_played_ = true;
        if (!earns(state, leap.to)) quiet |= 1U << move;
        if ((skip & (1U << move)) == 0) finish(state, bars, move, leap);
    });
    return quiet & ~state.moved();
}

// Makes the last move of the throw; a Reward that it earns becomes due.
void Generator::finish(State state, const Bars& bars, unsigned move, const Leap& leap) {
    both_played_ = true;
    if (earns(state, leap.to)) {
        keep(due_last_, with_earned(moved(state, move, leap, bars), leap.to));
    } else {
        add(after(state, leap));
    }
}

void Generator::play_one(const Openings& only) {
    for_each_bit(only.plain,
                 [&](unsigned move) { plain_.insert(after(start_, only.leaps[move])); });
    keep_earning(due_last_, only);
}

// Adds what the first die's moves that earn a Reward lead to.
void Generator::keep_earning(Waypoints& due, const Openings& first) const {
    for_each_bit(first.earning, [&](unsigned move) {
        const Leap& leap = first.leaps[move];
        keep(due, with_earned(moved(start_, move, leap, start_bars_), leap.to));
    });
}

// After the first die: finds every state in which no Reward is due any more.
void Generator::settle_rewards(const Openings& first) {
    settled_.clear();
    due_.clear();
    keep_earning(due_, first);
    play_rewards(
        due_,
        [&](State from, const Bars& bars, unsigned move, const Leap& leap) {
            keep(settled_, moved(from, move, leap, bars));
        },
        [&](State declined) { keep(settled_, declined); });
}

// After the last die nothing but the outcome counts.
void Generator::finish_rewards() {
    if (due_last_.empty()) return;
    play_rewards(
        due_last_,
        [&](State from, const Bars&, unsigned, const Leap& leap) {
            earning_.insert(after(from, leap));
        },
        [&](State declined) { earning_.insert(declined); });
    due_last_.clear();
}

// P72–P76: each Reward is played or declined before anything else; one that captures brings
// another.
template <class Move, class Decline>
void Generator::play_rewards(Waypoints& due, Move on_move, Decline on_decline) {
    open_reward();
    for (std::size_t i = 0; i < due.size(); ++i) {
        const State state = due[i].state;
        const Bars bars = bars_of(state);
        bool can_be_played = false;
        each_reward(state, bars, [&](unsigned move, const Leap& leap) {
            if (leap.to == road::home_place && !answers_.reward_goes_home) return;  // Q6
            can_be_played = true;
            if (earns(state, leap.to)) {
                keep(due, with_earned(moved(state, move, leap, bars), leap.to));
            } else {
                on_move(state, bars, move, leap);
            }
        });
        if (answers_.reward_optional || !can_be_played) on_decline(state);  // Q7, P75
    }
}

// Rarely called; kept out of line so that the hot loops stay small.
[[gnu::noinline]] void Generator::keep(Waypoints& waypoints, State state) {
    waypoints.insert(waypoint(state));
}

// The bit of the key for a rival that can be captured, by its rank among them.
std::uint64_t Generator::name_of(Place at) const {
    const int rank = std::popcount(field_.capturable() & (bit(at) - 1));
    return std::uint64_t{1} << (captured_shift + static_cast<unsigned>(rank));
}

bool Generator::captures(State state, Place to) const {
    return (field_.capturable() & road::places[to].road) != 0 && (state.key & name_of(to)) == 0;
}

State Generator::moved(State state, unsigned move, const Leap& leap, const Bars& bars) const {
    const unsigned slot = slot_of(move);
    const road::PlaceRow& left = road::places[byte_at(state.pieces(), slot)];
    const road::PlaceRow& reached = road::places[leap.to];
    // Single tracks are barred by any piece, Broadway by two.
    const bool blockades = ((left.road & bars.two) | (reached.road & field_.partner())) != 0 ||
                           (reached.road != 0 && stands_on(state.pieces(), leap.to));
    const bool single_track = (left.single_track | left.slow_single_track | reached.single_track |
                               reached.slow_single_track) != 0;
    State next = after(state, leap);
    next.board |= std::uint64_t{moves_of_slot(slot)} << 32;
    if (blockades) next.board |= State::blockades_bit;
    if (single_track) next.board |= State::single_track_bit;
    if ((rests_ & bars.two & reached.road) != 0) {
        next.board |= std::uint64_t{stays_bit} << (8 * slot);
    }
    return next;
}

// Precondition: the state has just earned a Reward by going there.
State Generator::with_earned(State state, Place at) const {
    state.key |= at == road::home_place ? home_bit : name_of(at);
    return state;
}

}  // namespace parlor::pollyanna

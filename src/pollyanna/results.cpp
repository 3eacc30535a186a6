// SPDX-License-Identifier: MIT
#include "pollyanna/results.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/key_set.h"
#include "pollyanna/field.h"
#include "pollyanna/road.h"

namespace parlor::pollyanna {
namespace {

using road::bit;
using road::Mask;
using road::Place;

constexpr unsigned captured_shift = 32;

// Where the mover's pieces stand and whom he has captured. The key is the sum of the places'
// weights and, from bit 32, the captured rivals: it names the result of a throw.
struct Outcome {
    std::uint64_t key = 0;
    PlaceBytes pieces = 0;
};

// A throw half played. The key does not tell which pieces must stay, nor what follows here.
struct State : Outcome {
    std::uint16_t moved = 0;  // the slots that have moved, as `Moves`
    bool same_bars = true;    // nothing the mover did has changed what bars the way
};

// What a move does to an outcome.
struct Leap {
    Place to = 0;
    std::uint64_t key_change = 0;  // to be added
    PlaceBytes pieces_change = 0;  // to be xored
};

// A die, or the entering that it is bound to: entries come first by the law of the throw.
struct Task {
    int count = 0;
    bool enters = false;
    friend bool operator==(const Task&, const Task&) = default;
};

template <class Visit>
void for_each_bit(Moves moves, Visit visit) {
    for (; moves != 0; moves &= moves - 1) visit(static_cast<unsigned>(std::countr_zero(moves)));
}

Leap leap(PlaceBytes pieces, unsigned move, Place to) {
    const std::uint32_t from = byte_at(pieces, slot_of(move));
    return {.to = to,
            .key_change = std::uint64_t{road::places[to].weight} - road::places[from].weight,
            .pieces_change = (from ^ to) << (8 * slot_of(move))};
}

// Whether some byte is that place; the classic test for a zero byte.
bool stands_on(PlaceBytes pieces, Place place) {
    const std::uint32_t difference = (pieces & ~any_stays) ^ all_four(place);
    return ((difference - 0x01010101U) & ~difference & 0x80808080U) != 0;
}

Outcome after(const Outcome& before, const Leap& leap) {
    return {before.key + leap.key_change, before.pieces ^ leap.pieces_change};
}

}  // namespace

// One throw at a time: looks at the board, then plays the dice in both orders.
//
// What keeps it fast: a single piece that goes from one free space of Broadway to another bars no
// more and no less than before, so the moves of the other pieces stay what they were at the start
// and are worked out once; and two moves that capture nothing lead to the same place in either
// order, so the second order plays only what the first could not.
class Generator {
public:
    std::size_t find(const Position& position, Throw thrown);
    [[nodiscard]] Position result(std::size_t index) const;

private:
    enum class Order : std::uint8_t { HighFirst, LowFirst };

    // A task and the moves that serve it at the start of the throw.
    struct Openings {
        Task task;
        OpenPlaces open{};
        Moves legal = 0;
        std::array<Leap, 8> leaps{};
    };

    void begin(const Position& position);
    [[nodiscard]] State own_state(const Pieces& pieces) const;
    void open(Openings& openings, Task task) const;

    void play_both(const Openings& first, const Openings& second, Order order);
    template <class Plain>
    void play_second(const State& state, const Openings& second, Moves skip, Plain plain);
    void play_one(const Openings& only);

    template <class Visit>
    void each_move(const State& state, const Bars& bars, const Openings& openings, Moves skip,
                   Visit visit) const;
    template <class Visit>
    void with_rewards(const State& state, std::size_t depth, Visit visit);
    template <class Visit>
    void play_reward(const State& state, base::KeySet<State>& due, Visit visit);

    [[nodiscard]] Bars bars_of(const State& state) const {
        return state.same_bars ? start_bars_ : field_.bars(state.pieces);
    }
    [[nodiscard]] Mask capturable_left(std::uint64_t key) const;
    [[nodiscard]] State moved(const State& state, unsigned move, const Leap& leap,
                              const Bars& bars) const;
    [[nodiscard]] State with_captured(State state, Place at) const;
    [[nodiscard]] bool is_won(const Outcome& outcome) const {
        return wins_when_home_ && outcome.pieces == all_four(road::home_place);
    }
    static void keep(base::KeySet<State>& set, const State& state);
    void send_back(Position& position, std::uint64_t key) const;

    Position before_;
    Seat next_ = Seat::Blue;
    bool third_stays_ = false;
    bool reward_goes_home_ = true;
    bool reward_optional_ = true;
    bool wins_when_home_ = true;
    bool both_played_ = false;
    bool throws_again_ = false;

    Field field_;
    State start_;
    Bars start_bars_{};
    Openings high_;
    Openings low_;
    Openings reward_;  // worked out when the first Reward is due
    bool reward_open_ = false;

    // By the low die's move: the moves of the high die that go with it, capturing nothing.
    std::array<Moves, 8> pairs_{};

    base::KeySet<Outcome> found_;
    struct Scratch {
        base::KeySet<State> due;      // a Reward is to be played
        base::KeySet<State> settled;  // none is due any more
    };
    std::array<Scratch, 2> scratch_;
};

std::size_t Generator::find(const Position& position, Throw thrown) {
    begin(position);
    const int waiting = count_on(position.of(position.to_throw), Space::waiting());
    const int may_enter = field_.start_barred() ? 0 : waiting;
    if (may_enter > 0 && thrown.total() == 6) {  // P17, P18
        throws_again_ = thrown.is_doublet();
        open(high_, {.count = 6, .enters = true});
        play_one(high_);
        return found_.size();
    }
    open(high_, {thrown.high, thrown.high == 6 && may_enter > 0});
    open(low_, {thrown.low, thrown.low == 6 && may_enter > 1});
    const bool alike = high_.task == low_.task;
    play_both(high_, low_, Order::HighFirst);
    if (!alike) play_both(low_, high_, Order::LowFirst);
    throws_again_ = both_played_ && thrown.is_doublet();
    if (!both_played_) {
        play_one(high_);
        // A die that does not enter may not be played instead of one that does.
        if (!high_.task.enters && !alike) play_one(low_);
    }
    if (found_.empty()) found_.insert(start_);
    return found_.size();
}

void Generator::begin(const Position& position) {
    const Seat seat = position.to_throw;
    before_ = position;
    next_ = next_to_throw(position, seat);
    third_stays_ = position.variant.third_piece_stays();
    reward_goes_home_ = position.variant.reward_goes_home();
    reward_optional_ = position.variant.reward_optional();
    wins_when_home_ = !position.variant.partners() || all_home(position.of(opposite(seat)));
    both_played_ = false;
    reward_open_ = false;
    field_.look(position);
    start_ = own_state(position.of(seat));
    start_bars_ = field_.bars(start_.pieces);
    pairs_.fill(0);
    found_.clear();
}

State Generator::own_state(const Pieces& pieces) const {
    State state;
    for (const Space space : pieces) {
        const Place place = road::own_places[field_.seat()][space.code()];
        state.pieces = (state.pieces << 8) | place;
        state.key += road::places[place].weight;
    }
    return state;
}

void Generator::open(Openings& openings, Task task) const {
    openings.task = task;
    if (task.enters) return;
    openings.open = open_places(start_bars_, task.count);
    openings.legal = legal_moves_of_all(start_.pieces, openings.open, task.count);
    for_each_bit(openings.legal, [&](unsigned move) {
        openings.leaps[move] = leap(start_.pieces, move, target(start_.pieces, move, task.count));
    });
}

void Generator::play_both(const Openings& first, const Openings& second, Order order) {
    each_move(start_, start_bars_, first, 0, [&](unsigned move, const Leap& leap) {
        const State between = moved(start_, move, leap, start_bars_);
        if ((field_.capturable() & road::places[leap.to].road) != 0) {
            with_rewards(with_captured(between, leap.to), 0, [&](const State& settled) {
                if (is_won(settled)) {
                    found_.insert(settled);  // a play that wins needs no further step
                } else {
                    play_second(settled, second, 0, [](unsigned) {});
                }
            });
        } else if (is_won(between)) {
            found_.insert(between);
        } else if (order == Order::HighFirst) {
            play_second(between, second, 0, [&](unsigned other) {
                if (slot_of(other) != slot_of(move)) pairs_[other] |= 1U << move;
            });
        } else {
            play_second(between, second, pairs_[move], [](unsigned) {});
        }
    });
}

// Plays the second die; `plain` is told of each move that captures nothing.
template <class Plain>
void Generator::play_second(const State& state, const Openings& second, Moves skip, Plain plain) {
    const Bars bars = bars_of(state);
    const Mask capturable = capturable_left(state.key);
    each_move(state, bars, second, skip, [&](unsigned move, const Leap& leap) {
        both_played_ = true;
        if ((capturable & road::places[leap.to].road) != 0) {
            const State end = with_captured(moved(state, move, leap, bars), leap.to);
            with_rewards(end, 1, [&](const State& last) { found_.insert(last); });
        } else {
            found_.insert(after(state, leap));
            plain(move);
        }
    });
}

void Generator::play_one(const Openings& only) {
    each_move(start_, start_bars_, only, 0, [&](unsigned move, const Leap& leap) {
        if ((field_.capturable() & road::places[leap.to].road) != 0) {
            const State end = with_captured(moved(start_, move, leap, start_bars_), leap.to);
            with_rewards(end, 0, [&](const State& last) { found_.insert(last); });
        } else {
            found_.insert(after(start_, leap));
        }
    });
}

// Visits (move, what it does) for every move that serves a task.
template <class Visit>
void Generator::each_move(const State& state, const Bars& bars, const Openings& openings,
                          Moves skip, Visit visit) const {
    const int count = openings.task.count;
    const auto visit_fresh = [&](unsigned move) {
        visit(move, leap(state.pieces, move, target(state.pieces, move, count)));
    };
    if (openings.task.enters) {
        unsigned slot = 0;
        while (byte_at(state.pieces, slot) != road::waiting_place) ++slot;
        if ((skip & (1U << (2 * slot))) == 0) {
            visit(2 * slot, leap(state.pieces, 2 * slot, Place{0}));
        }
    } else if (!state.same_bars) {
        const Moves legal = legal_moves_of_all(state.pieces, open_places(bars, count), count);
        for_each_bit(legal & ~skip, visit_fresh);
    } else {
        for_each_bit(openings.legal & ~Moves{state.moved} & ~skip,
                     [&](unsigned move) { visit(move, openings.leaps[move]); });
        for_each_bit(state.moved & 0x55U, [&](unsigned first_bit) {
            const std::uint32_t from = byte_at(state.pieces, slot_of(first_bit));
            for_each_bit(legal_moves(from, openings.open, count) << first_bit, visit_fresh);
        });
    }
}

// P72–P76: each Reward is played or declined before anything else; one that captures brings
// another. Most captures stand alone: only a second one needs sets.
template <class Visit>
void Generator::with_rewards(const State& state, std::size_t depth, Visit visit) {
    if (!reward_open_) open(reward_, {.count = board.reward});
    reward_open_ = true;
    Scratch& use = scratch_[depth];
    use.due.clear();
    play_reward(state, use.due, visit);
    if (use.due.empty()) return;
    use.settled.clear();
    for (std::size_t i = 0; i < use.due.size(); ++i) {
        const State due = use.due[i];
        play_reward(due, use.due, [&](const State& next) { keep(use.settled, next); });
    }
    for (std::size_t i = 0; i < use.settled.size(); ++i) visit(use.settled[i]);
}

// Visits what becomes of one Reward, unless it captures: then the next is due.
template <class Visit>
void Generator::play_reward(const State& state, base::KeySet<State>& due, Visit visit) {
    const Bars bars = bars_of(state);
    const Mask capturable = capturable_left(state.key);
    bool can_be_played = false;
    each_move(state, bars, reward_, 0, [&](unsigned move, const Leap& leap) {
        if (leap.to == road::home_place && !reward_goes_home_) return;  // Q6
        can_be_played = true;
        const State next = moved(state, move, leap, bars);
        if ((capturable & road::places[leap.to].road) != 0) {
            keep(due, with_captured(next, leap.to));
        } else {
            visit(next);
        }
    });
    if (reward_optional_ || !can_be_played) visit(state);  // Q7, P75
}

// States with pieces that must stay can share a key and yet differ: keep each of them.
void Generator::keep(base::KeySet<State>& set, const State& state) {
    if ((state.pieces & any_stays) != 0) {
        set.push_back(state);
    } else {
        set.insert(state);
    }
}

Mask Generator::capturable_left(std::uint64_t key) const {
    Mask left = field_.capturable();
    std::uint64_t captured = key >> captured_shift;
    for (Mask rest = left; captured != 0; captured >>= 1U, rest &= rest - 1) {
        if ((captured & 1U) != 0) left &= ~(rest & (~rest + 1));
    }
    return left;
}

State Generator::moved(const State& state, unsigned move, const Leap& leap,
                       const Bars& bars) const {
    const unsigned slot = slot_of(move);
    const road::PlaceRow& left = road::places[byte_at(state.pieces, slot)];
    const road::PlaceRow& reached = road::places[leap.to];
    // Single tracks are barred by any piece, Broadway by two.
    const Mask changed = (left.road & (bars.two | road::path_bits)) |
                         (reached.road & (field_.partner() | road::path_bits)) | left.slow |
                         reached.slow;
    const bool joins = reached.road != 0 && stands_on(state.pieces, leap.to);
    State next{after(state, leap), static_cast<std::uint16_t>(state.moved | moves_of_slot(slot)),
               state.same_bars && changed == 0 && !joins};
    if (third_stays_ && (bars.two & reached.road) != 0) next.pieces |= stays_bit << (8 * slot);
    return next;
}

// A captured rival is named by his rank among those that can be captured.
State Generator::with_captured(State state, Place at) const {
    const int rank = std::popcount(field_.capturable() & (bit(at) - 1));
    state.key |= std::uint64_t{1} << (captured_shift + static_cast<unsigned>(rank));
    return state;
}

Position Generator::result(std::size_t index) const {
    const Outcome& outcome = found_[index];
    Position after = before_;
    Pieces& own = after.of(before_.to_throw);
    for (unsigned slot = 0; slot < 4; ++slot) {
        own[slot] = road::spaces[field_.seat()][byte_at(outcome.pieces, slot) & ~stays_bit];
    }
    std::ranges::sort(own);
    if (outcome.key >> captured_shift != 0) send_back(after, outcome.key);
    if (all_home(own)) {
        after.to_throw = wins_when_home_ ? winners(after).first() : next_;
    } else if (!throws_again_) {
        after.to_throw = next_;
    }
    return after;
}

// P71.
void Generator::send_back(Position& position, std::uint64_t key) const {
    for (Mask gone = field_.capturable() & ~capturable_left(key); gone != 0; gone &= gone - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(gone));
        const Space space = road::spaces[field_.seat()][place];
        for (const Seat seat : all_seats) {
            if (seat == before_.to_throw) continue;
            Pieces& pieces = position.of(seat);
            const auto piece = std::ranges::find(pieces, space);
            if (piece == pieces.end()) continue;
            *piece = Space::waiting();
            std::ranges::sort(pieces);
        }
    }
}

Results::Results() : generator_(std::make_unique<Generator>()) {}
Results::~Results() = default;
Results::Results(Results&&) noexcept = default;
Results& Results::operator=(Results&&) noexcept = default;

void Results::find(const Position& position, Throw thrown) {
    size_ = generator_->find(position, thrown);
}

Position Results::operator[](std::size_t index) const {
    return generator_->result(index);
}

}  // namespace parlor::pollyanna

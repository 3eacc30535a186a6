// SPDX-License-Identifier: MIT
// The fast generator's state within a throw, what a move does to it, and the results so far.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/moves.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

inline constexpr unsigned captured_shift = 32;
// Below it, a piece that has earned a Reward by coming home (M14); sums of weights are smaller.
inline constexpr std::uint64_t home_bit = std::uint64_t{1} << 31;

// A partly or fully played throw, in two words so that it is passed in registers. The key is the
// sum of the places' weights and, from bit 32, the captured rivals; it identifies the result of a
// throw. The board holds the places of the four pieces, then the moved slots (as `Moves`), then two
// bits for what has changed of that which bars the way.
struct State {
    std::uint64_t key = 0;
    std::uint64_t board = 0;

    static constexpr std::uint64_t blockades_bit = std::uint64_t{1} << 40;
    static constexpr std::uint64_t single_track_bit = std::uint64_t{1} << 41;

    [[nodiscard]] PlaceBytes pieces() const { return static_cast<PlaceBytes>(board); }
    [[nodiscard]] Moves moved() const { return static_cast<Moves>(board >> 32) & 0xffU; }
    [[nodiscard]] bool same_blockades() const { return (board & blockades_bit) == 0; }
    [[nodiscard]] bool same_bars() const {
        return (board & (blockades_bit | single_track_bit)) == 0;
    }
    [[nodiscard]] bool has_earned() const { return key >= home_bit; }
    [[nodiscard]] int captured() const { return std::popcount(key >> captured_shift); }
};

// A state within a throw whose Reward is due or settled. Unlike the state's own key, this key
// distinguishes pieces that must stay.
struct Waypoint {
    std::uint64_t key = 0;
    State state;
};

// What a move does to a state.
struct Leap {
    std::uint64_t key_change = 0;  // to be added
    PlaceBytes pieces_change = 0;  // to be xored
    road::Place to = 0;
};

// The results that earn nothing, identified by the low half of their keys. There are so few that a
// linear search beats any table.
class PlainResults {
public:
    PlainResults() { keys_.fill(none); }
    void clear() {
        std::fill_n(keys_.begin(), size_, none);
        size_ = 0;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] State operator[](std::size_t index) const {
        return {keys_[index], pieces_[index]};
    }
    void insert(State outcome) {
        const auto key = static_cast<std::uint32_t>(outcome.key);
        std::uint32_t seen = 0;
        for (std::size_t block = 0; block < size_; block += width) {
            for (std::size_t i = block; i < block + width; ++i) seen |= keys_[i] == key ? 1U : 0U;
        }
        keys_[size_] = seen != 0 ? none : key;
        pieces_[size_] = outcome.pieces();
        size_ += 1U - seen;
    }

    // For callers that compare keys themselves and use keys of their own: the keys so far, and
    // where sixteen more with their pieces may be written. Unused ones are `none`.
    static constexpr std::uint32_t none = ~0U;  // no sum of weights
    [[nodiscard]] std::span<const std::uint32_t> keys() const {
        return std::span(keys_).first(size_);
    }
    std::uint32_t* next_keys() { return keys_.data() + size_; }
    PlaceBytes* next_pieces() { return pieces_.data() + size_; }
    void keep(std::size_t count) { size_ += count; }

private:
    static constexpr std::size_t width = 8;
    static constexpr std::size_t spare = 16;  // for keys that are written at once
    // Two orders of two dice, four pieces and two ways each.
    static constexpr std::size_t most = std::size_t{2} * 8 * 8;
    alignas(64) std::array<std::uint32_t, most + spare> keys_{};
    std::array<PlaceBytes, most + spare> pieces_{};
    std::size_t size_ = 0;
};

// Which moves of one die combine with which of the other, by different pieces and earning nothing:
// eight rows of eight bits.
class MovePairs {
public:
    void add(unsigned move, Moves others) { rows_ |= std::uint64_t{others} << (8 * move); }
    // The column of a move of the other die, gathered into one byte by a multiplication.
    [[nodiscard]] Moves with(unsigned other) const {
        const std::uint64_t column = (rows_ >> other) & 0x0101010101010101U;
        return static_cast<Moves>((column * 0x0102040810204080U) >> 56U);
    }

private:
    std::uint64_t rows_ = 0;
};

// A die, or the entry that it must make: the law of the throw puts entries first.
struct Task {
    int count = 0;
    bool enters = false;
    road::Place enters_at = 0;
    friend bool operator==(const Task&, const Task&) = default;
};

template <class Visit>
void for_each_bit(Moves moves, Visit visit) {
    for (; moves != 0; moves &= moves - 1) visit(static_cast<unsigned>(std::countr_zero(moves)));
}

inline Leap leap(PlaceBytes pieces, unsigned move, road::Place to) {
    const std::uint32_t from = byte_at(pieces, slot_of(move));
    return {.key_change = std::uint64_t{road::places[to].weight} - road::places[from].weight,
            .pieces_change = (from ^ to) << (8 * slot_of(move)),
            .to = to};
}

// Whether some byte is that place: the usual test for a zero byte.
inline bool stands_on(PlaceBytes pieces, road::Place place) {
    const std::uint32_t difference = (pieces & ~any_stays) ^ all_four(place);
    return ((difference - 0x01010101U) & ~difference & 0x80808080U) != 0;
}

template <class Value>
constexpr void sort_four(std::array<Value, 4>& values) {
    const auto order = [&](std::size_t a, std::size_t b) {
        const Value low = std::min(values[a], values[b]);
        values[b] = std::max(values[a], values[b]);
        values[a] = low;
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
}

// Precondition: the state has earned a Reward, so that its pieces tell whether one came home for
// it.
inline Waypoint waypoint(State state) {
    auto places = std::bit_cast<std::array<road::Place, 4>>(state.pieces());
    sort_four(places);
    const std::uint64_t captured = state.key >> captured_shift << captured_shift;
    return {captured | std::bit_cast<std::uint32_t>(places), state};
}

// Precondition: a piece waits.
inline Moves entering_move(PlaceBytes pieces) {
    unsigned slot = 0;
    while (byte_at(pieces, slot) != road::waiting_place) ++slot;
    return 1U << (2 * slot);
}

inline State after(State before, const Leap& leap) {
    return {before.key + leap.key_change, before.board ^ leap.pieces_change};
}

}  // namespace parlor::pollyanna

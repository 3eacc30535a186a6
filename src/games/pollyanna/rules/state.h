// SPDX-License-Identifier: MIT
// What the fast generator carries about while it plays a throw: states, what a move does to them,
// and the results found so far.
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
// Below it, for a piece that has earned a Reward by coming home (M14): no sum of weights is so big.
inline constexpr std::uint64_t home_bit = std::uint64_t{1} << 31;

// A throw half or fully played, in two words so that it travels in registers. The key is the sum
// of the places' weights and, from bit 32, the captured rivals: it names the result of a throw. The
// board holds the places of the four pieces and, above them, which slots have moved (as `Moves`)
// and what of the things that bar the way has changed since the start.
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

// A state on the way, where a Reward is due or settled. Pieces that must stay are told apart by its
// key, as they are not by the state's own.
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

// The results that earn nothing: told apart by the low half of their keys. There are few of
// them, so that looking through all is quicker than any table.
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

    // For whoever compares by itself, and gives other keys: the keys so far, and where sixteen more
    // with their pieces may be written, those that are not kept as `none`.
    static constexpr std::uint32_t none = ~0U;  // no sum of weights
    [[nodiscard]] std::span<const std::uint32_t> keys() const {
        return std::span(keys_).first(size_);
    }
    std::uint32_t* next_keys() { return keys_.data() + size_; }
    PlaceBytes* next_pieces() { return pieces_.data() + size_; }
    void keep(std::size_t count) { size_ += count; }

private:
    static constexpr std::size_t width = 8;
    static constexpr std::size_t room = 16;  // for those that are written at once
    // Two orders of two dice, four pieces and two ways each.
    static constexpr std::size_t most = std::size_t{2} * 8 * 8;
    alignas(64) std::array<std::uint32_t, most + room> keys_{};
    std::array<PlaceBytes, most + room> pieces_{};
    std::size_t size_ = 0;
};

// Which moves of one die go with which of the other, by other pieces and earning nothing: eight
// rows of eight bits.
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

// A die, or the entering that it is bound to: entries come first by the law of the throw.
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

// Whether some byte is that place; the classic test for a zero byte.
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

// Precondition: it has earned a Reward, so that its pieces tell whether one did by coming home.
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

// SPDX-License-Identifier: MIT
// The four seats in the order of turns, to the right (P13): Blue, Green, Red, Yellow. A seat is
// also its colour (P6); opposite seats are partners in a partnership game (P5).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace parlor::pollyanna {

enum class Seat : std::uint8_t { Blue, Green, Red, Yellow };

inline constexpr std::array<Seat, 4> all_seats{Seat::Blue, Seat::Green, Seat::Red, Seat::Yellow};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index & 3); }
constexpr Seat to_the_right(Seat seat) { return seat_at(index(seat) + 1); }
constexpr Seat opposite(Seat seat) { return seat_at(index(seat) + 2); }
constexpr char letter(Seat seat) { return "bgry"[index(seat)]; }

// A set of seats: who sits at the table, who has won.
class SeatSet {
public:
    constexpr SeatSet() = default;
    static constexpr SeatSet all() { return SeatSet(0b1111); }
    static constexpr SeatSet of(Seat seat) { return SeatSet(1U << index(seat)); }
    static constexpr SeatSet pair(Seat seat) { return of(seat) | of(opposite(seat)); }

    [[nodiscard]] constexpr bool has(Seat seat) const { return (bits_ & of(seat).bits_) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    // Precondition: not empty.
    [[nodiscard]] constexpr Seat first() const { return seat_at(std::countr_zero(bits_)); }

    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
        return SeatSet(static_cast<unsigned>(a.bits_) | b.bits_);
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    explicit constexpr SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    std::uint8_t bits_ = 0;
};

}  // namespace parlor::pollyanna

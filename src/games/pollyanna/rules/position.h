// SPDX-License-Identifier: MIT
// A position between two throws: a small regular value, complete and canonical (the pieces of a
// seat are sorted, so equal play gives equal bytes). It holds no dice and no history.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <type_traits>

#include "base/bytes.h"
#include "base/hash.h"
#include "games/pollyanna/rules/space.h"
#include "games/pollyanna/rules/variant.h"

namespace parlor::pollyanna {

using Pieces = std::array<Space, 4>;

struct Position {
    std::array<Pieces, 4> pieces{};  // by seat; those of a vacant seat are all waiting
    Variant variant;
    SeatSet seated;
    Seat to_throw = Seat::Blue;  // once the game is won: the first of the winners

    [[nodiscard]] constexpr const Pieces& of(Seat seat) const {
        return pieces[static_cast<std::size_t>(index(seat))];
    }
    [[nodiscard]] constexpr Pieces& of(Seat seat) {
        return pieces[static_cast<std::size_t>(index(seat))];
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Position) == 20);
static_assert(std::has_unique_object_representations_v<Position>);

// The position before the first throw. Precondition: `may_play(seated, …)`.
Position starting_position(Variant variant, SeatSet seated, Seat begins);

// P1–P5: two opposite, any three, four; partners only when four sit.
bool may_play(SeatSet seated, bool partners);

// The four pieces of a seat as one word, for comparing them at once; the byte order does not
// matter.
constexpr std::uint32_t word_of(const Pieces& pieces) {
    return std::bit_cast<std::uint32_t>(pieces);
}
static_assert(Space::count() <= 0x80);  // base/bytes.h wants no top bits
constexpr int count_on(const Pieces& pieces, Space space) {
    return base::bytes::count(word_of(pieces), space.code());
}
inline bool all_home(const Pieces& pieces) { return is_home(pieces.front()); }

// P64, M3: whether the space has that seat's colour in an edition.
constexpr bool is_own_colour(const Edition& edition, Space space, Seat seat) {
    return std::ranges::any_of(edition.colours,
                               [&](int count) { return space == past_entrance(seat, count); });
}
// P20, M4–M6: whether pieces of that seat may enter there.
constexpr bool is_way_in(const Edition& edition, Space space, Seat seat) {
    return std::ranges::any_of(edition.entries, [&](const Entry& each) {
        return space == past_entrance(seat, board.start + each.ahead);
    });
}

// P99: partners are one side; without partners every seat is.
SeatSet side_of(const Position& position, Seat seat);
inline bool is_rival(const Position& position, Seat seat, Seat other) {
    return !side_of(position, seat).has(other);
}

// P97, P105. Empty while the game goes on.
SeatSet winners(const Position& position);
// Whether the game is won. Asks only the seat to throw: a seat that is home does not throw (P104).
inline bool is_over(const Position& position) { return all_home(position.of(position.to_throw)); }

// The next seat to the right that has pieces to bring home (P13, P104).
Seat next_to_throw(const Position& position, Seat seat);

}  // namespace parlor::pollyanna

template <>
struct std::hash<parlor::pollyanna::Position> {
    std::size_t operator()(const parlor::pollyanna::Position& position) const {
        return static_cast<std::size_t>(parlor::base::hash_bytes(position));
    }
};

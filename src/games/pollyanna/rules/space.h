// SPDX-License-Identifier: MIT
// Where a piece can be: waiting, on Broadway, on a Turnout, on a Glad Path, or home.
// Spaces are ordered as position text lists them (docs/notation.md).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "games/pollyanna/rules/board.h"

namespace parlor::pollyanna {

// The four seats in the order of turns, to the right (P13): Blue, Green, Red, Yellow. A seat is
// also its colour (P6); opposite seats are partners in a partnership game (P5).
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

enum class Track : std::uint8_t { Waiting, Broadway, Turnout, GladPath, Home };

class Space {
public:
    constexpr Space() = default;

    static constexpr Space waiting() { return Space(0); }
    static constexpr Space home() { return Space(home_code); }
    // Precondition: 0 ≤ number < 60.
    static constexpr Space broadway(int number) {
        assert(number >= 0 && number < board.broadway());
        return Space(broadway_code + number);
    }
    // Precondition: 1 ≤ number ≤ 7. The Turnout is that of the corner where `corner` waits.
    static constexpr Space turnout(Seat corner, int number) {
        assert(number >= 1 && number <= board.turnout);
        return Space(turnout_code + index(corner) * board.turnout + number - 1);
    }
    // Precondition: 1 ≤ number ≤ 7.
    static constexpr Space glad_path(Seat owner, int number) {
        assert(number >= 1 && number <= board.path);
        return Space(path_code + index(owner) * board.path + number - 1);
    }

    [[nodiscard]] constexpr Track track() const {
        if (code_ < broadway_code) return Track::Waiting;
        if (code_ < turnout_code) return Track::Broadway;
        if (code_ < path_code) return Track::Turnout;
        return code_ < home_code ? Track::GladPath : Track::Home;
    }
    // The number printed in position text: 0 … 59 on Broadway, 1 … 7 elsewhere.
    // Precondition: neither waiting nor home.
    [[nodiscard]] constexpr int number() const {
        switch (track()) {
            case Track::Broadway: return code_ - broadway_code;
            case Track::Turnout: return (code_ - turnout_code) % board.turnout + 1;
            default: return (code_ - path_code) % board.path + 1;
        }
    }
    // Precondition: on a Turnout (its corner) or on a Glad Path (its owner).
    [[nodiscard]] constexpr Seat seat() const {
        return track() == Track::Turnout ? seat_at((code_ - turnout_code) / board.turnout)
                                         : seat_at((code_ - path_code) / board.path);
    }

    // 0 … count − 1, dense, for tables.
    [[nodiscard]] constexpr std::uint8_t code() const { return code_; }
    static constexpr Space from_code(int code) { return Space(code); }
    static constexpr int count() { return home_code + 1; }

    friend constexpr bool operator==(Space, Space) = default;
    friend constexpr auto operator<=>(Space, Space) = default;

private:
    static constexpr int broadway_code = 1;
    static constexpr int turnout_code = broadway_code + board.broadway();
    static constexpr int path_code = turnout_code + 4 * board.turnout;
    static constexpr int home_code = path_code + 4 * board.path;

    explicit constexpr Space(int code) : code_(static_cast<std::uint8_t>(code)) {}
    std::uint8_t code_ = 0;
};

constexpr bool on_broadway(Space space) { return space.track() == Track::Broadway; }
constexpr bool is_home(Space space) { return space == Space::home(); }
constexpr bool is_waiting(Space space) { return space == Space::waiting(); }

constexpr Space entrance(Seat seat) { return Space::broadway(index(seat) * board.side); }
constexpr Space start(Seat seat) { return Space::broadway(index(seat) * board.side + board.start); }

// A Broadway space counted from a seat's Entrance. Precondition: 0 ≤ count ≤ 60.
constexpr Space past_entrance(Seat seat, int count) {
    return Space::broadway((index(seat) * board.side + count) % board.broadway());
}

// What poleana's board has painted on it: 0 to 14 from each start, 9 on each corner. Precondition:
// the space is on Broadway.
constexpr int painted_number(Space space) {
    return (space.number() - board.start + board.side) % board.side;
}

// Whether a piece of that seat can ever stand there: not between its own Entrance and its start,
// not on the Turnout beside its start, not on another's Glad Path (P86, P89).
constexpr bool may_stand(Space space, Seat seat) {
    switch (space.track()) {
        case Track::Broadway: {
            const int ahead =
                (space.number() - index(seat) * board.side + board.broadway()) % board.broadway();
            return ahead == 0 || ahead >= board.start;
        }
        case Track::Turnout:
            // The owner's pieces begin past this fork and turn home before it.
            return space.seat() != seat;
        case Track::GladPath: return space.seat() == seat;
        default: return true;
    }
}

// The least count that brings a piece of that seat home from there; for a waiting piece, from the
// start. Precondition: a piece of that seat can stand there.
constexpr int spaces_to_go(Seat seat, Space space) {
    const auto from_broadway = [&](int number) {
        const int ahead = (number - start(seat).number() + board.broadway()) % board.broadway();
        return board.to_home() - ahead;
    };
    switch (space.track()) {
        case Track::Waiting: return board.to_home();
        case Track::Broadway: return from_broadway(space.number());
        case Track::Turnout:
            return from_broadway(index(space.seat()) * board.side + board.rejoin) + board.turnout +
                   1 - space.number();
        case Track::GladPath: return board.path + 1 - space.number();
        case Track::Home: return 0;
    }
    return 0;
}

static_assert(spaces_to_go(Seat::Blue, start(Seat::Blue)) == board.to_home());
static_assert(spaces_to_go(Seat::Red, entrance(Seat::Red)) == board.path + 1);

}  // namespace parlor::pollyanna

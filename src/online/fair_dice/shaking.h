// SPDX-License-Identifier: MIT
// The dice of parlor-dice-2 in the course of a game (docs/fair-dice.md). A device draws a chain of
// numbers, each the SHA-256 of the next, and lays down its tip. From then on it gives one link
// after another and has no choice: anybody can check that a link is the next, and nobody can guess
// it. The links are folded into a state; a throw follows from the server's secret, the state and
// its number.
//
//   Shaking shaking("k3f9x2m7qa4c", {{'b', tip_of_ana}, {'r', tip_of_ben}}, 2);
//   shaking.open({{'b', link_of_ana}, {'r', link_of_ben}});
//   shaking.thrown(secret, 0)                              "6-3", of those for the first turn
//   shaking.expects('b')                                   what Ana's next link must hash to
//   shaking.throw_dice(secret, {'b', link});               her throw: her link is folded first
//   shaking.end_turn({'b', link});                         and another one when her turn ends
//
// Every throw and every end of a turn counts once. After plays were taken back the throws come
// again as they were, and nothing is folded until a throw is new.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "online/fair_dice/throws.h"

namespace parlor::fair_dice {

inline constexpr std::string_view chained_scheme = "parlor-dice-2";

// What a link hashes to: the link before it, or the tip. All are 64 hex digits. Table and seat are
// hashed too, so that a link is of no use elsewhere.
std::string under(std::string_view table, char seat, std::string_view link);

// A link that a seat's device gives; an empty one: a computer acts, or a device whose new chain
// does not count yet.
struct SeatLink {
    char seat = '-';
    std::string link{};
    friend bool operator==(const SeatLink&, const SeatLink&) = default;
};

// What everybody knows of a chain.
struct KnownChain {
    char seat;
    std::string tip;
    std::string last;     // link that was folded; the tip before the first
    bool counts = false;  // its tip is in the state
    friend bool operator==(const KnownChain&, const KnownChain&) = default;
};

class Shaking {
public:
    // Tips by the order of turns; so many dice are thrown at once.
    Shaking(std::string table, const std::vector<SeatSeed>& tips, int dice);

    // The first link of every chain, by the order of turns.
    void open(const std::vector<SeatSeed>& links);

    // What the seat's next link must hash to; empty: it has none to give. A new tip counts once
    // somebody else's link was folded after it: whoever lays one down cannot know the state that
    // its links will meet. If nobody else has a chain that counts, it counts at once.
    [[nodiscard]] std::string expects(char seat) const;
    [[nodiscard]] bool fits(const SeatLink& given) const;
    // A device that does not have the chain of its seat lays down another.
    void lay_down(char seat, const std::string& tip);

    // So many throws were made, those for the first turn among them, and so many turns have ended:
    // from these on things happen for the first time.
    [[nodiscard]] std::size_t throws_made() const {
        return made_.size() / static_cast<std::size_t>(dice_);
    }
    [[nodiscard]] std::size_t turns_ended() const { return ended_; }

    // Throw number n as it was made; or as it is made now, after that link was folded.
    [[nodiscard]] std::string thrown(const crypto::Key& secret, std::size_t number,
                                     const SeatLink& given = {}) const;
    // The next throw is made. Preconditions: it is new, and the link fits or is empty.
    void throw_dice(const crypto::Key& secret, const SeatLink& given = {});
    // For the opening, whose throws no link comes before.
    void cast(const crypto::Key& secret) { make(thrown(secret, throws_made())); }
    // A turn has ended. Preconditions likewise.
    void end_turn(const SeatLink& given = {});
    // The game goes on after so many turns, as it stood then.
    void take_back(std::size_t turns);

    // What the next link is folded into: the state, with the new tips that wait. Whoever gives a
    // link remembers it, and can tell afterwards whether the record has the same.
    [[nodiscard]] std::string before() const;

    // As records have it. In the order in which their tips were laid down:
    [[nodiscard]] std::vector<KnownChain> chains() const;
    // A letter for each throw and each end of a turn, `-` without a link; `+b` before it where a
    // new tip of b was folded with it.
    [[nodiscard]] const std::string& folded() const { return folded_; }
    // From this turn on plays were taken back, the first is 1; 0: none were.
    [[nodiscard]] std::size_t taken_back() const { return taken_back_; }

private:
    [[nodiscard]] const KnownChain* current(char seat) const;
    [[nodiscard]] std::string after(const SeatLink& given) const;
    void fold(const SeatLink& given);
    void make(std::string_view thrown);
    [[nodiscard]] std::string made(std::size_t number) const;

    std::string table_;
    int dice_;
    std::string state_;  // the name of the table before the first link
    std::vector<KnownChain> chains_;
    std::string made_;       // throws, a digit a die
    std::size_t ended_ = 0;  // turns
    std::size_t taken_back_ = 0;
    std::string folded_;
    // Deciding on a command works out what applying its event asks for again, so the last answers
    // are kept for as long as the state stays. Empty: none.
    struct Known {
        SeatLink fits{};
        SeatLink given{};  // that `after` has folded
        std::string after{};
        crypto::Key secret{};
        std::string thrown{};  // after that, as the next throw
    };
    mutable Known known_{};
};

}  // namespace parlor::fair_dice

// SPDX-License-Identifier: MIT
// The dice of parlor-dice-3 during a game (docs/fair-dice.md), and of parlor-dice-2. Each player's
// device draws a chain of numbers in which each is the SHA-256 of the next, and publishes its tip.
// From then on the device reveals one link after another and has no choice: anybody can check that
// a link is the next one, and nobody can guess it. The links are folded into a state. A throw
// follows from the server's secret, the state and the number of the throw.
//
//   ChainedDice dice({chained_scheme, table, start, 2}, {{'b', tip_of_ana}, {'r', tip_of_ben}});
//   dice.open({{'b', link_of_ana}, {'r', link_of_ben}});
//   dice.thrown(secret, 0)                              "6-3", the first throw for the first turn
//   dice.expects('b')                                   what Ana's next link must hash to
//   dice.throw_dice(secret, {'b', link});               folds her link, then makes her throw
//   dice.end_turn({'b', link});                         folds another one when her turn ends
//
// Every throw and every end of a turn counts once. After plays were taken back, the same throws
// come again, and nothing is folded until a throw is new.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "online/fair_dice/throws.h"

namespace parlor::fair_dice {

inline constexpr std::string_view chained_scheme = "parlor-dice-3";
inline constexpr std::string_view older_chained_scheme = "parlor-dice-2";
inline bool has_chains(std::string_view name) {
    return name == chained_scheme || name == older_chained_scheme;
}

// What a link hashes to: the link before it, or the tip. All are 64 hex digits. The scheme, the
// table and the seat are hashed too, so that a link is of no use elsewhere.
std::string under(std::string_view scheme, std::string_view table, char seat,
                  std::string_view link);

// Who sits where, as a line of the start: `b=human Ana`, `r=careful`.
struct SeatedPlayer {
    char seat;
    std::string who;   // `human`, or the level of a computer
    std::string name;  // may be empty
};

// The state before anything is folded. `voided` counts the openings that came to nothing after
// links had been revealed. In parlor-dice-2 it is the name of the table.
struct Opening {
    std::string_view scheme;
    std::string table;
    std::string commitment;
    std::uint32_t voided = 0;
    std::vector<SeatedPlayer> players{};  // in the order of turns
};
std::string start(const Opening& opening);

// The acting seat and the link that its device gives. The link is empty if a computer acts or if
// the seat's new chain does not count yet.
struct SeatLink {
    char seat = '-';
    std::string link{};
    friend bool operator==(const SeatLink&, const SeatLink&) = default;
};

// What everybody knows of a chain.
struct KnownChain {
    char seat;
    std::string tip;
    std::string last;     // the last folded link; the tip before the first
    bool counts = false;  // its tip is in the state
    friend bool operator==(const KnownChain&, const KnownChain&) = default;
};

class ChainedDice {
public:
    struct Setting {
        std::string_view scheme;
        std::string table;
        std::string start;  // state
        int dice = 2;       // thrown at once
    };
    // The tips are in the order of turns.
    ChainedDice(const Setting& setting, const std::vector<SeatSeed>& tips);

    // Folds the first link of every chain, in the order of turns.
    void open(const std::vector<SeatSeed>& links);

    // What the seat's next link must hash to; empty if the seat gives none: a computer plays it, or
    // its new chain waits.
    [[nodiscard]] std::string expects(char seat) const;
    [[nodiscard]] bool fits(const SeatLink& given) const;

    // What happens besides links. Each of these becomes a note, which is hashed into the state
    // together with a link, and only once every other person whose chain counts has given a link
    // after it: its cause cannot know the state that it will meet.
    // A device that does not have the seat's chain lays down the tip of a new one. The new chain
    // counts as soon as its note is in the state.
    void lay_down(char seat, const std::string& tip);
    // A computer takes over from the seat's player, and the player comes back.
    void replace(char seat);
    void return_to(char seat);
    // The game goes back to where `turns` turns had ended.
    void take_back(std::size_t turns);

    // Throws and ended turns that have counted, the throws for the first turn included. What comes
    // after these happens for the first time.
    [[nodiscard]] std::size_t throws_made() const {
        return made_.size() / static_cast<std::size_t>(dice_);
    }
    [[nodiscard]] std::size_t turns_ended() const { return ended_; }

    // Throw `number`, from memory if it was made; otherwise as it would be after folding `given`.
    [[nodiscard]] std::string thrown(const crypto::Key& secret, std::size_t number,
                                     const SeatLink& given = {}) const;
    // Makes the next throw. Preconditions: it is new, and the link fits or is empty.
    void throw_dice(const crypto::Key& secret, const SeatLink& given = {});
    // Makes a throw of the opening, before which no link is folded.
    void cast(const crypto::Key& secret) { make(thrown(secret, throws_made())); }
    // The same preconditions.
    void end_turn(const SeatLink& given = {});

    // The state, with the notes that wait for nobody. Devices compare it with their own.
    [[nodiscard]] std::string before() const;

    // What a record tells. In the order in which their tips were laid down; parlor-dice-2 leaves
    // out chains that never counted.
    [[nodiscard]] std::vector<KnownChain> chains() const;
    // What happened, in order: `b` for a throw or an end of a turn with a link of b, `B` for one
    // without, `+b` for a new tip, `(b` when a computer takes over, `)b` when the player returns,
    // `<12` when play goes back to turn 12. In parlor-dice-2: `b`, `-`, and `+b` before the link
    // with which a new tip was folded.
    [[nodiscard]] const std::string& folded() const { return folded_; }
    // The first turn that was ever taken back, counted from 1; 0 if none was.
    [[nodiscard]] std::size_t taken_back() const { return taken_back_; }

private:
    using ChainIndex = int;
    static constexpr ChainIndex no_chain = -1;
    struct Note {
        std::string line;
        std::string waits_for;        // seats
        ChainIndex chain = no_chain;  // that counts once the note is in the state
    };
    [[nodiscard]] bool is_older() const { return scheme_ == older_chained_scheme; }
    [[nodiscard]] ChainIndex current(char seat) const;  // its newest chain
    [[nodiscard]] const KnownChain& at(ChainIndex chain) const {
        return chains_[static_cast<std::size_t>(chain)];
    }
    [[nodiscard]] bool gives_links(char seat) const;
    [[nodiscard]] bool is_ready(const Note& note, char giver) const;
    [[nodiscard]] std::string with_notes(char giver) const;
    void add_note(char seat, std::string line, ChainIndex chain = no_chain);
    [[nodiscard]] std::string after(const SeatLink& given) const;
    void fold(const SeatLink& given);
    void make(std::string_view thrown);
    [[nodiscard]] std::string made(std::size_t number) const;

    std::string_view scheme_;
    std::string table_;
    int dice_;
    std::string state_;
    std::vector<KnownChain> chains_{};
    std::string replaced_{};  // seats that a computer plays in place of their player
    std::vector<Note> notes_{};
    std::string made_{};     // throws, one digit for each die
    std::size_t ended_ = 0;  // turns
    std::size_t taken_back_ = 0;
    std::string folded_{};
    // Deciding on a command computes what applying its event needs again, so the last results are
    // cached until the state changes. Empty: not cached.
    struct Cache {
        SeatLink fits{};
        SeatLink given{};  // that `after` has folded
        std::string after{};
        crypto::Key secret{};
        std::string thrown{};  // after that, as the next throw
    };
    mutable Cache cache_{};
};

}  // namespace parlor::fair_dice

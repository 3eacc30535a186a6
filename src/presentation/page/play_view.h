// SPDX-License-Identifier: MIT
// What a game shows of a table and of a position that is set up by hand: dice, pieces, choices,
// movements. The fields are those of
// web/src/engine/answers.ts, which says what each means; places, steps and throws are text as
// docs/notation.md defines it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/page/board_view.h"

namespace parlor::page {

struct Die {
    int pips = 0;
    bool used = false;
    friend bool operator==(const Die&, const Die&) = default;
};

struct PieceView {
    std::string id{};
    char seat = ' ';
    std::string figure{};
    std::string place{};
    Point at{};
    std::string words{};
    friend bool operator==(const PieceView&, const PieceView&) = default;
};

// The places where a step begins and ends.
struct Ends {
    BoardPlace from;
    BoardPlace to;
};

struct Choice {
    std::string step{};
    char seat = ' ';          // that makes it
    std::string_view kind{};  // enter, move, reward, decline, place
    std::string from{};
    std::string to{};
    std::string piece{};
    std::string figure{};
    std::vector<int> dice{};
    std::vector<std::string> captures{};
    Point at{};
    Route route{};
    std::string words{};
    std::string target{};  // the words for the place it leads to; empty: the place's own name
    friend bool operator==(const Choice&, const Choice&) = default;
};

// Something worth seeing and hearing that a movement has led to, and where.
struct Moment {
    std::string_view kind{};  // blockade_made, blockade_broken, escaped, home
    std::string place{};
    friend bool operator==(const Moment&, const Moment&) = default;
};

struct Movement {
    std::string_view kind{};  // step, captured, placed, back
    char seat = ' ';
    std::string figure{};
    std::string from{};
    std::string to{};
    Route route{};
    std::vector<int> dice{};
    std::vector<Moment> moments{};  // once it has arrived
    friend bool operator==(const Movement&, const Movement&) = default;
};

struct Why {
    bool allowed = false;
    std::string message{};
    std::vector<std::string> rules{};
    std::vector<std::string> places{};
};

// The places that a player touched; each may be empty.
struct Touched {
    std::string_view from;
    std::string_view to;
};

// ---- a position that is set up by hand ----

// What is changed. What is left out stays as it is.
struct Rearrangement {
    std::optional<std::string> game{};  // another edition, other switches
    std::optional<std::string>
        seats{};  // those that play; a seat that joins has all pieces off the board
    std::optional<std::string> side{};    // that is to throw
    std::optional<std::string> thrown{};  // empty: it is still to be thrown
    std::string figure{};                 // a piece of this kind goes …
    std::string from{};                   // … from a place to another; empty: off the board
    std::string to{};
};

// A seat, and whether it is played.
struct ArrangedSeat {
    char seat = ' ';
    std::string colour_name{};
    std::string figure{};
    bool sits = true;
};

// Pieces that are off the board and have no place of their own there.
struct OffBoard {
    std::string figure{};
    char seat = ' ';
    int count = 0;
};

// Why it cannot stand.
struct Flaw {
    std::string error{};
    std::string message{};
    std::vector<std::string> places{};
};

struct Arrangement {
    std::string position{};
    std::string game{};
    std::string family{};
    std::vector<ArrangedSeat> seats{};  // that throw, in the order of turns
    bool may_stay_empty = false;        // a seat
    std::string_view due{};             // set, throw, step, over
    char side = ' ';
    std::string thrown{};
    std::vector<PieceView> pieces{};
    std::vector<OffBoard> off{};
    std::vector<Flaw> flaws{};
};

}  // namespace parlor::page

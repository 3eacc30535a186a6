// SPDX-License-Identifier: MIT
// A position that somebody sets up by hand. It is a text at every moment; whether it can stand on
// the board is told beside it. The fields are those of web/src/engine/answers.ts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "presentation/page/play_view.h"

namespace parlor::page {

// What is changed. What is left out stays as it is.
struct Rearrangement {
    std::optional<std::string> game{};  // another edition, other switches
    std::optional<std::string>
        seats{};  // those that play; whoever comes has all pieces off the board
    std::optional<std::string> side{};    // that is to throw
    std::optional<std::string> thrown{};  // empty: it is still to be thrown
    std::string figure{};                 // a piece of this kind goes …
    std::string from{};                   // … from a place to another; empty: off the board
    std::string to{};
};

// A seat, and whether somebody plays there.
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

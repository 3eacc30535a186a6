// SPDX-License-Identifier: MIT
// The answers to the page's requests. The fields are those of web/src/engine/answers.ts, which says
// what each means; places, steps, positions and throws are text as docs/notation.md defines it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "presentation/language/language.h"
#include "presentation/page/play_view.h"

namespace parlor::page_api {

using page::Choice;
using page::Die;
using page::Movement;
using page::PieceView;
using page::Route;
using page::Why;

// Why a request was refused; it has changed nothing.
struct Refusal {
    std::string error{};
    std::string message{};
    std::vector<std::string> rules{};
    std::vector<std::string> places{};
    std::string net{};  // that has to be handed over first
};
template <class T>
using Answer = base::Expected<T, Refusal>;

struct SeatView {
    char seat = ' ';
    std::string name{};
    std::string colour_name{};
    std::string player{};
    std::string figure{};
    std::string summary{};
    std::string partners{};  // the seats that win together, this one among them
    bool won = false;
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct Told {
    std::string standing{};
    std::string thrown{};
    std::string account{};
    std::vector<std::string> opening{};
    std::string prompt{};
    friend bool operator==(const Told&, const Told&) = default;
};

struct TableView {
    int table = 0;
    language::Language language{};
    std::string game{};
    std::string family{};
    std::string title{};
    std::string house{};
    bool spinners = false;
    std::string_view due{};
    char side = ' ';
    std::string to_act{};   // all seats that may
    std::string awaited{};  // of them, those that are waited for
    std::string position{};
    std::string standing{};
    std::string thrown{};
    std::vector<Die> dice{};
    int reward = 0;  // spaces of one that waits to be taken or declined
    std::vector<std::string> made{};
    std::vector<Choice> choices{};
    std::string may_undo{};       // the seat whose step or `over` was last, if it is a person's
    std::string may_hand_over{};  // seats
    bool may_draw = false;
    bool may_take_back = false;  // a person has ended a turn
    bool wins = false;           // confirming it ends the game
    std::vector<SeatView> seats{};
    std::vector<PieceView> pieces{};
    std::string result{};
    std::size_t turn = 0;
    std::string record{};
    Told told{};
    friend bool operator==(const TableView&, const TableView&) = default;
};

struct Changed {
    TableView view{};
    std::vector<Movement> movements{};  // in order
    std::string ended{};                // the account of the turn that ended
};

struct Hint {
    std::string play{};
    std::string after{};
    bool undo_first = false;
    std::vector<double> chances{};
    double error = 0;
    double low = 0;
    double high = 0;
    bool exact = false;
    std::vector<Route> routes{};
    std::string words{};
    std::string reason{};
};

struct Hints {
    std::vector<std::string> sides{};
    std::vector<Hint> hints{};
};

struct StoryTurn {
    std::size_t number = 0;
    char seat = ' ';
    std::string thrown{};
    std::string play{};
    std::string words{};
    std::string position{};  // after it
    std::vector<Die> dice{};
    std::vector<PieceView> pieces{};
    std::vector<Movement> movements{};
};

struct Story {
    std::vector<std::string> opening{};
    std::string position{};  // at the start
    std::vector<PieceView> start{};
    std::vector<StoryTurn> turns{};
};

// ---- what may come of a position ----

struct Judgement {     // of the turn that is about to end
    double error = 0;  // what was given away
    double least = 0;  // of a blunder
    bool blunder = false;
};

struct ThrowCard {
    std::string thrown{};
    int falls = 0;
};

struct Throws {
    std::vector<std::string> sides{};
    std::vector<ThrowCard> throws{};
    int falls = 0;  // of all
};

struct BestPlay {
    std::string thrown{};
    std::string play{};
    std::string after{};
    std::vector<double> chances{};
    std::vector<Route> routes{};
    std::string words{};
};

struct Standing {
    std::vector<double> chances{};  // before the throw
};

}  // namespace parlor::page_api

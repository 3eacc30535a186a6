// SPDX-License-Identifier: MIT
// What a game shows of a table: its dice, pieces, choices and movements. The fields are those of
// web/src/engine/answers.ts, which says what each means; places, steps and throws are text as
// docs/notation.md defines it.
#pragma once

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

}  // namespace parlor::page

// SPDX-License-Identifier: MIT
// What the page learns of the games on the shelf and of their boards. The fields are those of
// web/src/engine/answers.ts, which says what each means.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "presentation/drawing/point.h"

namespace parlor::page {

struct EditionCard {
    std::string id{};
    std::string name{};
    std::string year{};
    std::string history{};
    std::vector<std::string> differences{};
    bool singles = false;   // by default four players each play alone
    bool spinners = false;  // offered in place of dice
};

struct Seating {
    std::string seats{};  // letters in the order of turns
    int players = 0;
    bool usual = false;  // of those with as many players
    std::string words{};
    std::string note{};  // what those who sit so should know; may be empty
};

struct LevelCard {
    int number = 0;
    std::string name{};
    std::string title{};
    std::string what{};
    double milliseconds = 0;
    int rating = 0;
};

struct HouseRule {
    std::string id{};
    std::string title{};
    std::string sentence{};
    std::vector<std::string> rules{};
    std::vector<std::string> editions{};  // that offer it
};

struct GameCard {
    std::string family{};
    std::string name{};
    std::string seats{};  // letters of all there are, in the order of turns
    int dice = 0;         // thrown at once
    std::vector<EditionCard> editions{};
    std::vector<Seating> seatings{};
    std::vector<LevelCard> levels{};
    std::vector<HouseRule> house_rules{};
    bool partners = false;
};

struct Shelf {
    std::vector<GameCard> games{};
};

// In the units of the board's picture, y down.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
using Route = std::vector<Point>;

// To one decimal.
inline double rounded(double value) { return std::round(value * 10) / 10; }
inline Point seen(drawing::Point point) { return {rounded(point.x), rounded(point.y)}; }

struct BoardPlace {
    std::string id{};
    std::string name{};
    Point at{};
    double radius = 0;
};

struct Figure {
    std::string kind{};
    std::string svg{};
    std::string name{};
    std::string colour{};
};

struct Look {
    std::string frame{};
    std::string accent{};
    std::string paper{};
    std::string ink{};
};

// How many quarters clockwise the board is turned so that a seat has its side at the bottom.
struct Turned {
    char seat = 0;
    int quarters = 0;
};

// A round of the board.
struct Ground {
    Point at{};
    double radius = 0;
};

struct BoardPicture {
    std::string game{};
    double width = 0;
    double height = 0;
    std::string svg{};
    std::vector<BoardPlace> places{};
    std::vector<Figure> figures{};
    double piece_radius = 0;
    Look look{};
    std::vector<Turned> turned{};  // empty: the board has one side up
    std::vector<Ground> felt{};    // where dice fall; empty: wherever no piece ever stands
};

struct Picture {
    std::string svg{};
};

}  // namespace parlor::page

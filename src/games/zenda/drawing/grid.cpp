// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/grid.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace parlor::zenda {
namespace {

constexpr double never = std::numeric_limits<double>::max();

int figures(int number) { return number < 10 ? 1 : number < 100 ? 2 : 3; }

// 0 … 1 for each value: half by what it is, half by how many are less, so that crowds spread out.
std::vector<double> spread(const std::vector<double>& values, double by_rank) {
    const auto [least, most] = std::ranges::minmax(values);
    std::vector<double> shares;
    for (const double value : values) {
        const auto less = std::ranges::count_if(values, [&](double v) { return v < value - 1e-9; });
        const auto same =
            std::ranges::count_if(values, [&](double v) { return std::abs(v - value) <= 1e-9; });
        const double rank = (static_cast<double>(less) + static_cast<double>(same - 1) / 2) /
                            std::max(1.0, static_cast<double>(values.size()) - 1);
        const double even = most - least < 1e-9 ? 0.5 : (value - least) / (most - least);
        shares.push_back(std::lerp(even, rank, by_rank));
    }
    return shares;
}

// Whether the line between two points enters the box about a third (Liang and Barsky).
bool enters(Point from, Point to, Point middle, Point half) {
    double first = 0;
    double last = 1;
    const Point way = to - from;
    const auto clip = [&](double step, double room) {
        if (std::abs(step) < 1e-12) return room >= 0;
        const double at = room / step;
        if (step < 0) {
            first = std::max(first, at);
        } else {
            last = std::min(last, at);
        }
        return first <= last;
    };
    return clip(-way.x, from.x - (middle.x - half.x)) && clip(way.x, middle.x + half.x - from.x) &&
           clip(-way.y, from.y - (middle.y - half.y)) && clip(way.y, middle.y + half.y - from.y);
}

class Setter {
public:
    Setter(const Board& board, int columns, int rows)
        : board_(board), columns_(columns), rows_(rows) {
        std::vector<double> across;
        std::vector<double> down;
        for (const auto& place : board.plan().spots) {
            across.push_back(place.x);
            down.push_back(place.y);
        }
        across = spread(across, 0.5);
        down = spread(down, 0.25);
        for (std::size_t i = 0; i < across.size(); ++i) {
            const int wide = figures(static_cast<int>(i) + 1) + 2;
            wanted_.push_back(
                {across[i] * (columns - wide) + (wide - 1) / 2.0, down[i] * (rows - 1)});
            places_.push_back({-1, -1, wide});
        }
    }

    // False: the sheet is too small.
    bool set() {
        for (int number = 1; number <= board_.size(); ++number) {
            if (!move(number, {columns_, rows_})) return false;
        }
        for (int pass = 0; pass < 5; ++pass) {
            bool changed = false;
            for (int number = 1; number <= board_.size(); ++number) {
                const GridPlace before = place(number);
                move(number, {7, 3});
                changed = changed || before.column != place(number).column ||
                          before.row != place(number).row;
            }
            if (!changed) break;
        }
        return true;
    }

    std::vector<GridPlace> places() && { return std::move(places_); }

private:
    struct Window {
        int columns;
        int rows;
    };

    GridPlace& place(int number) { return places_[static_cast<std::size_t>(number) - 1]; }
    [[nodiscard]] const GridPlace& place(int number) const {
        return places_[static_cast<std::size_t>(number) - 1];
    }
    [[nodiscard]] bool is_set(int number) const { return place(number).row >= 0; }
    [[nodiscard]] Point middle(int number) const {
        return {place(number).middle(), 1.0 * place(number).row};
    }

    // To the best place within a window about the wanted one, unless it stands better already.
    bool move(int number, Window window) {
        const Point wanted = wanted_[static_cast<std::size_t>(number) - 1];
        const int wide = place(number).columns;
        const int row = static_cast<int>(std::lround(wanted.y));
        const int column = static_cast<int>(std::lround(wanted.x - (wide - 1) / 2.0));
        GridPlace best = place(number);
        double least = is_set(number) ? cost_of(number, never) : never;
        for (int r = std::max(0, row - window.rows); r <= std::min(rows_ - 1, row + window.rows);
             ++r) {
            for (int c = std::max(0, column - window.columns);
                 c <= std::min(columns_ - wide, column + window.columns); ++c) {
                place(number) = {c, r, wide};
                const double cost = cost_of(number, least);
                if (cost < least) {
                    least = cost;
                    best = place(number);
                }
            }
        }
        place(number) = best;
        return least < never;
    }

    // How bad it is where it stands; what is no better than another is not worked out to the end.
    [[nodiscard]] double cost_of(int number, double other) const {
        const Point off = middle(number) - wanted_[static_cast<std::size_t>(number) - 1];
        double cost = off.x * off.x / 5 + off.y * off.y;
        if (cost >= other) return never;
        cost += crowding(number);
        if (cost >= other) return never;
        return cost + roads_hidden(number, other - cost);
    }
    [[nodiscard]] double crowding(int number) const {
        const GridPlace& here = place(number);
        double cost = 0;
        for (int each = 1; each <= board_.size(); ++each) {
            if (each == number || !is_set(each)) continue;
            const GridPlace& there = place(each);
            const int down = std::abs(here.row - there.row);
            const int gap = std::max(here.column - there.column - there.columns,
                                     there.column - here.column - here.columns);
            if (down > 1 || gap > 0) continue;
            if (down == 0 && gap < 0) return never;
            const bool joined = board_.next_to(Spot::at(number)).has(Spot::at(each));
            if (!joined) cost += down == 0 ? 4 : gap < -1 ? 2 : 0;
            if (joined && down == 1 && gap < -1) cost += 0.5;
        }
        return cost;
    }
    // Roads that run under a number that they do not lead to look as if they did.
    [[nodiscard]] double roads_hidden(int number, double enough) const {
        double cost = 0;
        for (const auto& road : board_.plan().roads) {
            if (!is_set(road.one) || !is_set(road.other)) continue;
            const Point from = middle(road.one);
            const Point to = middle(road.other);
            if (road.one != number && road.other != number) {
                if (enters(from, to, middle(number), half(number))) cost += 8;
            } else {
                for (int each = 1; each <= board_.size(); ++each) {
                    if (each == road.one || each == road.other || !is_set(each)) continue;
                    if (enters(from, to, middle(each), half(each))) cost += 8;
                }
            }
            if (cost >= enough) return cost;
        }
        return cost;
    }
    [[nodiscard]] Point half(int number) const { return {place(number).columns / 2.0, 0.5}; }

    const Board& board_;
    int columns_;
    int rows_;
    std::vector<Point> wanted_;
    std::vector<GridPlace> places_;
};

}  // namespace

Grid lay_out(const Board& board, int columns, int rows) {
    assert(columns >= 24 && rows >= 1);
    for (;; ++rows) {
        Setter setter(board, columns, rows);
        if (setter.set()) return {rows, std::move(setter).places()};
    }
}

}  // namespace parlor::zenda

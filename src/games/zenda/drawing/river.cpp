// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <queue>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/parts.h"

namespace parlor::zenda {
namespace {

constexpr double stride = 0.5;

// The easiest way for water over a coarse grid, by Dijkstra's algorithm: down the grain, round
// the spots, straight across roads.
class Watercourse {
public:
    Watercourse(const Map& map, const Clearance& clearance)
        : map_(map),
          clearance_(clearance),
          columns_(static_cast<int>(map.inside().size().x / stride) + 1),
          rows_(static_cast<int>(map.inside().size().y / stride) + 1),
          cost_(static_cast<std::size_t>(columns_ * rows_), std::numeric_limits<double>::max()),
          from_(cost_.size(), -1) {}

    std::vector<Point> find() {
        for (int column = 0; column < columns_; ++column) reach(column, toll(column), -1);
        int last = 0;
        while (!open_.empty()) {
            const auto [cost, node] = open_.top();
            open_.pop();
            if (cost > cost_[static_cast<std::size_t>(node)]) continue;
            last = node;
            if (node / columns_ == rows_ - 1) break;
            flow_on(node);
        }
        std::vector<Point> way;
        for (int node = last; node >= 0; node = from_[static_cast<std::size_t>(node)]) {
            way.push_back(point(node));
        }
        std::ranges::reverse(way);
        return way;
    }

private:
    [[nodiscard]] Point point(int node) const {
        const Area inside = map_.inside();
        const Point cell{inside.size().x / (columns_ - 1), inside.size().y / (rows_ - 1)};
        const int column = node % columns_;
        const int row = node / columns_;
        return inside.low + Point{column * cell.x, row * cell.y};
    }
    [[nodiscard]] double toll(int node) const {
        const Point at = point(node);
        // The edge itself does not stand in the way of water.
        const Area inside = map_.inside().grown(-0.6);
        const Point shifted{std::clamp(at.x, inside.low.x, inside.high.x),
                            std::clamp(at.y, inside.low.y, inside.high.y)};
        const double room = clearance_.around(shifted);
        const double aside = (at.x - map_.size.x * 0.5) / map_.size.x;
        double toll = 0.4 + 9 * std::pow(grain(at, 3.1, 11), 2) + 30 * aside * aside;
        if (room < 1) toll += 9 * (1 - room);
        if (room <= -0.25) toll += 60;  // a spot, a city, the title
        return toll;
    }
    void reach(int node, double cost, int from) {
        auto& known = cost_[static_cast<std::size_t>(node)];
        if (cost >= known) return;
        known = cost;
        from_[static_cast<std::size_t>(node)] = from;
        open_.push({cost, node});
    }
    void flow_on(int node) {
        const int column = node % columns_;
        const int row = node / columns_;
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                const int to_column = column + right;
                const int to_row = row + down;
                if (to_column < 0 || to_column >= columns_ || to_row < 0 || to_row >= rows_)
                    continue;
                const int to = to_row * columns_ + to_column;
                if (to == node) continue;
                const double far = right != 0 && down != 0 ? std::numbers::sqrt2 : 1.0;
                reach(to, cost_[static_cast<std::size_t>(node)] + far * toll(to), node);
            }
        }
    }

    struct Open {
        double cost;
        int node;
        bool operator<(const Open& other) const {
            return cost != other.cost ? cost > other.cost : node > other.node;
        }
    };
    const Map& map_;
    const Clearance& clearance_;
    int columns_;
    int rows_;
    std::vector<double> cost_;
    std::vector<int> from_;
    std::priority_queue<Open> open_;
};

// Chaikin's: corners are cut until the line looks drawn by hand.
std::vector<Point> smoothed(std::vector<Point> line) {
    for (int pass = 0; pass < 3; ++pass) {
        std::vector<Point> finer{line.front()};
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            finer.push_back(line[i] * 0.75 + line[i + 1] * 0.25);
            finer.push_back(line[i] * 0.25 + line[i + 1] * 0.75);
        }
        finer.push_back(line.back());
        line = std::move(finer);
        if (pass == 2) break;
        std::vector<Point> fewer;  // every other: bends grow rounder
        for (std::size_t i = 0; i < line.size(); i += 2) fewer.push_back(line[i]);
        if (fewer.back() != line.back()) fewer.push_back(line.back());
        line = std::move(fewer);
    }
    return line;
}

// Where there is room the water swings from side to side.
std::vector<Point> meandering(const std::vector<Point>& line, const Clearance& clearance) {
    std::vector<Point> swung;
    double gone = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point before = line[i == 0 ? 0 : i - 1];
        const Point after = line[std::min(i + 1, line.size() - 1)];
        gone += length(line[i] - before);
        const double swing = std::clamp(0.75 * (clearance.around(line[i]) - 0.3), 0.0, 0.85);
        const double phase = gone * 1.75 + 2 * grain(line[i], 3, 12);
        swung.push_back(line[i] + left_of(direction(before, after)) * (swing * std::sin(phase)));
    }
    return swung;
}

Path along(const River& river, double share_from_middle) {
    Path path;
    for (std::size_t i = 0; i < river.course.size(); ++i) {
        const River::Reach& reach = river.course[i];
        const Point at = reach.middle + left_of(reach.heading) * (reach.half * share_from_middle);
        i == 0 ? path.move(at) : path.line(at);
    }
    return path;
}

struct Crossing {
    Point middle;
    Point heading;  // the road's
    double half;    // of the bridge's length
};

// Where two stretches cut each other, as a share of the first; negative: nowhere.
double cut(Point a, Point b, Point c, Point d) {
    const auto cross = [](Point p, Point q) { return p.x * q.y - p.y * q.x; };
    const double area = cross(b - a, d - c);
    if (std::abs(area) < 1e-12) return -1;
    const double share = cross(c - a, d - c) / area;
    const double other = cross(c - a, b - a) / area;
    return share >= 0 && share < 1 && other >= 0 && other < 1 ? share : -1;
}

std::vector<Crossing> crossings(const Map& map, const River& river) {
    std::vector<Crossing> found;
    constexpr int parts = 12;
    for (const Curve& road : map.roads) {
        for (int part = 0; part < parts; ++part) {
            const Point from = road.at(1.0 * part / parts);
            const Point to = road.at((part + 1.0) / parts);
            for (std::size_t i = 0; i + 1 < river.course.size(); ++i) {
                const River::Reach& reach = river.course[i];
                const double share = cut(from, to, reach.middle, river.course[i + 1].middle);
                if (share < 0) continue;
                const Point heading = direction(from, to);
                const double slant =
                    std::abs(heading.x * reach.heading.y - heading.y * reach.heading.x);
                found.push_back({from + (to - from) * share, heading,
                                 reach.half / std::max(0.5, slant) + 0.12});
            }
        }
    }
    return found;
}

}  // namespace

River find_river(const Map& map, const Clearance& clearance) {
    const std::vector<Point> line =
        smoothed(meandering(smoothed(Watercourse(map, clearance).find()), clearance));
    River river;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point before = line[i == 0 ? 0 : i - 1];
        const Point after = line[std::min(i + 1, line.size() - 1)];
        const double share = static_cast<double>(i) / static_cast<double>(line.size());
        river.course.push_back({line[i], direction(before, after), 0.15 + 0.17 * share});
    }
    return river;
}

void take_river(Clearance& clearance, const River& river) {
    for (const River::Reach& reach : river.course) clearance.take(reach.middle, reach.half);
}

void draw_river(Canvas& canvas, const River& river) {
    Path banks = along(river, 1);
    for (std::size_t i = river.course.size(); i-- > 0;) {
        const River::Reach& reach = river.course[i];
        banks.line(reach.middle - left_of(reach.heading) * reach.half);
    }
    canvas.path(banks.close(),
                {.fill = hex(colours::water), .stroke = hex(colours::bank), .width = 0.06});
    canvas.open_group(
        {.fill = "none", .stroke = hex(colours::bank), .width = 0.02, .opacity = 0.55});
    for (const double share : {-0.45, 0.1, 0.55}) {
        canvas.raw(R"(<g stroke-dasharray="26 17 44 12">)");
        canvas.path(along(river, share));
        canvas.raw("</g>\n");
    }
    canvas.close_group();
}

void draw_bridges(Canvas& canvas, const Map& map, const River& river) {
    canvas.open_group({.fill = "none", .stroke = hex(colours::ink)}, R"(stroke-linecap="round")");
    for (const Crossing& each : crossings(map, river)) {
        const Point along = each.heading * each.half;
        canvas.line(each.middle - along, each.middle + along,
                    {.stroke = hex(colours::stone), .width = road_width + 0.1});
        for (const double side : {-1.0, 1.0}) {
            const Point rail = left_of(each.heading) * (side * (road_width / 2 + 0.07));
            const Point flare = rail + left_of(each.heading) * (side * 0.13);
            const Point end = along + each.heading * 0.1;
            canvas.path(Path()
                            .move(each.middle + flare - end)
                            .line(each.middle + rail - along * 0.85)
                            .line(each.middle + rail + along * 0.85)
                            .line(each.middle + flare + end),
                        {.width = 0.075});
        }
    }
    canvas.close_group();
}

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/parts.h"

#include <algorithm>
#include <cmath>

#include "base/hash.h"

namespace parlor::zenda {
namespace {

constexpr double cell = 0.2;
constexpr double reach = 2.5;  // callers need no larger distance

bool is_within(Point point, std::span<const Point> outline) {
    bool within = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i];
        const Point b = outline[(i + 1) % outline.size()];
        const bool spans = (a.y > point.y) != (b.y > point.y);
        if (spans && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)) within = !within;
    }
    return within;
}

}  // namespace

Clearance::Clearance(const Area& area)
    : area_(area),
      columns_(static_cast<int>(area.size().x / cell) + 1),
      rows_(static_cast<int>(area.size().y / cell) + 1),
      around_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), reach) {}

std::size_t Clearance::index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

template <class Distance>
void Clearance::take_where(const Area& near, Distance distance) {
    const Point low = (near.low - area_.low) * (1 / cell);
    const Point high = (near.high - area_.low) * (1 / cell);
    const int last_column = std::min(columns_ - 1, static_cast<int>(std::ceil(high.x)));
    const int last_row = std::min(rows_ - 1, static_cast<int>(std::ceil(high.y)));
    for (int row = std::max(0, static_cast<int>(low.y)); row <= last_row; ++row) {
        for (int column = std::max(0, static_cast<int>(low.x)); column <= last_column; ++column) {
            double& known = around_[index(column, row)];
            known = std::min(known, distance(area_.low + Point{column * cell, row * cell}));
        }
    }
}

void Clearance::take(Point middle, double radius) {
    take_where(Area{middle, middle}.grown(radius + reach),
               [&](Point point) { return length(point - middle) - radius; });
}

void Clearance::take(const Area& area) {
    take_where(area.grown(reach), [&](Point point) {
        const double outside = distance(point, area);
        return outside > 0 ? outside : -1;
    });
}

void Clearance::take_within(std::span<const Point> outline, double margin) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i];
        const Point way = outline[(i + 1) % outline.size()] - from;
        const int parts = static_cast<int>(length(way) / cell) + 1;
        for (int part = 0; part < parts; ++part) {
            take(from + way * (1.0 * part / parts), margin);
        }
    }
    take_where(area_, [&](Point point) { return is_within(point, outline) ? -1 : reach; });
}

double Clearance::around(Point point) const {
    const Point at = (point - area_.low) * (1 / cell);
    const int column = static_cast<int>(std::lround(at.x));
    const int row = static_cast<int>(std::lround(at.y));
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return -1;
    const Point edge{std::min(point.x - area_.low.x, area_.high.x - point.x),
                     std::min(point.y - area_.low.y, area_.high.y - point.y)};
    const double known = around_[index(column, row)];
    return std::min({known, edge.x, edge.y});
}

Clearance clearance_left(const Map& map) {
    Clearance left(map.inside());
    for (const Point spot : map.spots) left.take(spot, map.spot_radius);
    for (const Curve& road : map.roads) {
        const int parts = static_cast<int>(length(road.to - road.from) / (2 * cell)) + 2;
        for (int i = 1; i < parts; ++i) left.take(road.at(1.0 * i / parts), road_width / 2);
    }
    for (const auto& outline : map.bounds) left.take_within(outline, 0.35);
    left.take(map.cartouche);
    left.take(map.compass.grown(-0.3));
    return left;
}

double chance(int x, int y, std::uint32_t kind) {
    const std::uint64_t word =
        (std::uint64_t{static_cast<std::uint32_t>(x)} << 32) | static_cast<std::uint32_t>(y);
    const std::uint64_t mixed = base::mix(base::mix(word + 1) + kind);
    return static_cast<double>(mixed >> 40) / static_cast<double>(1U << 24);
}

double grain(Point point, double wave, std::uint32_t kind) {
    const Point at = point * (1 / wave);
    const Point low{std::floor(at.x), std::floor(at.y)};
    const auto ease = [](double share) { return share * share * (3 - 2 * share); };
    const double right = ease(at.x - low.x);
    const double down = ease(at.y - low.y);
    const int x = static_cast<int>(low.x);
    const int y = static_cast<int>(low.y);
    const double upper = std::lerp(chance(x, y, kind), chance(x + 1, y, kind), right);
    const double lower = std::lerp(chance(x, y + 1, kind), chance(x + 1, y + 1, kind), right);
    return std::lerp(upper, lower, down);
}

}  // namespace parlor::zenda

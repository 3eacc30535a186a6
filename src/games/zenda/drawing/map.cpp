// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>

namespace parlor::zenda {
namespace {

constexpr double sheet_width = 40;
constexpr double least_height = 25;
constexpr double most_height = 30;
// From the edge of the sheet to the spots: room for a city, for a title.
constexpr Point margin{6.7, 3.5};

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }

Area box_of(const std::vector<BoardPlan::Place>& places) {
    constexpr double far = std::numeric_limits<double>::max();
    Area box{{far, far}, {-far, -far}};
    for (const auto& place : places) {
        box.low = {std::min(box.low.x, place.x), std::min(box.low.y, place.y)};
        box.high = {std::max(box.high.x, place.x), std::max(box.high.y, place.y)};
    }
    return box;
}

// The smallest convex outline, counter-clockwise from the left (Andrew's monotone chain).
std::vector<Point> hull(std::vector<Point> points) {
    std::ranges::sort(points,
                      [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    std::vector<Point> outline;
    for (int pass = 0; pass < 2; ++pass) {
        const std::size_t base = outline.size();
        for (const Point point : points) {
            while (outline.size() >= base + 2 && cross(outline.back() - outline[outline.size() - 2],
                                                       point - outline.back()) <= 0) {
                outline.pop_back();
            }
            outline.push_back(point);
        }
        outline.pop_back();
        std::ranges::reverse(points);
    }
    return outline;
}

class Surveyor {
public:
    explicit Surveyor(const Board& board) : board_(board) {}

    Map survey() {
        place_spots();
        bend_roads();
        for (const Curve& road : map_.roads) {
            for (int i = 1; i < 8; ++i) along_roads_.push_back(road.at(i / 8.0));
        }
        for (const City city : {City::Zenda, City::Streslau}) place_city(city);
        map_.cartouche = find_edge(cartouche_size, {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}});
        map_.compass = find_edge(compass_size, {{{1, 1}, {0, 1}, {1, 0}, {0, 0}}});
        return map_;
    }

private:
    void place_spots() {
        const Area box = box_of(board_.plan().spots);
        const double scale = std::min((sheet_width - 2 * margin.x) / std::max(box.size().x, 1e-9),
                                      (most_height - 2 * margin.y) / std::max(box.size().y, 1e-9));
        map_.size = {sheet_width,
                     std::clamp(box.size().y * scale + 2 * margin.y, least_height, most_height)};
        for (const auto& place : board_.plan().spots) {
            map_.spots.push_back(map_.size * 0.5 +
                                 (Point{place.x, place.y} - box.middle()) * scale);
        }
        double nearest = std::numeric_limits<double>::max();
        for (std::size_t one = 0; one < map_.spots.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                nearest = std::min(nearest, length(map_.spots[one] - map_.spots[other]));
            }
        }
        map_.spot_radius = std::clamp(nearest * 0.46, 0.33, 0.5);
    }

    // The way a road leaves a spot: it goes on from the one that comes in most nearly opposite,
    // where neither has a better match; else it makes for its other end.
    [[nodiscard]] Point leaving(Spot spot, Spot to) const {
        const Point straight = direction(map_.at(spot), map_.at(to));
        const Spot match = opposite(spot, to);
        if (!match.on_board() || opposite(spot, match) != to) return straight;
        return direction(direction(map_.at(spot), map_.at(match)), straight);
    }
    [[nodiscard]] Spot opposite(Spot spot, Spot to) const {
        const Point straight = direction(map_.at(spot), map_.at(to));
        Spot best;
        double least = -0.35;  // of the cosine: a bend of more than about 70° stays sharp
        for (const Spot each : board_.next_to(spot)) {
            const double cosine = dot(straight, direction(map_.at(spot), map_.at(each)));
            if (each != to && cosine < least) {
                least = cosine;
                best = each;
            }
        }
        return best;
    }

    void bend_roads() {
        for (const auto& road : board_.plan().roads) {
            const Spot one = Spot::at(road.one);
            const Spot other = Spot::at(road.other);
            const double reach = length(map_.at(one) - map_.at(other)) / 3;
            map_.roads.push_back({map_.at(one), map_.at(one) + leaving(one, other) * reach,
                                  map_.at(other) + leaving(other, one) * reach, map_.at(other)});
        }
    }

    // What would be built over: spots weigh most, then what has its place already, then roads.
    [[nodiscard]] double covered(const Area& area) const {
        double weight = 0;
        for (const Point spot : map_.spots) {
            if (distance(spot, area) < map_.spot_radius + 0.15) weight += 100;
        }
        for (const Area& other : taken_) {
            const Point gap{std::max(other.low.x - area.high.x, area.low.x - other.high.x),
                            std::max(other.low.y - area.high.y, area.low.y - other.high.y)};
            if (std::max(gap.x, gap.y) < 0.3) weight += 50;
        }
        for (const Point point : along_roads_) {
            if (distance(point, area) < road_width) weight += 3;
        }
        return weight;
    }

    struct Place {
        Point middle;
        double dislike = 0;
    };

    // The best of some places for something of that size, which rather shrinks than covers anything
    // or stands far off.
    template <class Places>
    Area find(Point size, Places places) {
        struct Found {
            Area area;
            double cost = std::numeric_limits<double>::max();
        };
        Found best;
        for (const double scale : {1.0, 0.9, 0.8, 0.7, 0.6, 0.5}) {
            std::vector<Place> all = places(size * scale);
            std::ranges::sort(all, {}, [](const Place& each) {
                return std::tuple(each.dislike, each.middle.x, each.middle.y);
            });
            for (const auto& [middle, dislike] : all) {
                const Area area = Area::about(middle, size * scale);
                const double least = dislike + (1 - scale) * 12;
                if (least >= best.cost) break;
                const double cost = least + covered(area) * 100;
                if (cost < best.cost) best = {area, cost};
            }
        }
        taken_.push_back(best.area);
        return best.area;
    }

    // Beside the middle of the white spots, rather away from the other city.
    void place_city(City city) {
        const std::size_t which = index(city);
        const Point middle = middle_of(city);
        const Point away = direction(middle_of(other(city)), middle);
        map_.buildings[which] =
            find(city == City::Zenda ? zenda_size : streslau_size, [&](Point size) {
                std::vector<Place> places;
                const Area inside = map_.inside().grown(-0.66);
                for (int right = -28; right <= 28; ++right) {
                    for (int down = -28; down <= 28; ++down) {
                        const Point off = Point{1.0 * right, 1.0 * down} * 0.25;
                        const Point at = middle + off;
                        if (distance(at - size * 0.5, inside) > 0) continue;
                        if (distance(at + size * 0.5, inside) > 0) continue;
                        places.push_back({at, length(off) - 0.2 * dot(away, off)});
                    }
                }
                return places;
            });
        map_.bounds[which] = bounds_of(city);
    }
    [[nodiscard]] Point middle_of(City city) const {
        Point sum;
        for (const Spot spot : board_.white(city)) sum = sum + map_.at(spot);
        return sum * (1.0 / std::max(1, board_.white(city).size()));
    }
    [[nodiscard]] std::vector<Point> bounds_of(City city) const {
        const Area around = map_.buildings[index(city)].grown(0.3);
        std::vector<Point> points{
            around.low, {around.high.x, around.low.y}, around.high, {around.low.x, around.high.y}};
        for (const Spot spot : board_.white(city)) {
            for (int i = 0; i < 16; ++i) {
                const double angle = i * std::numbers::pi / 8;
                points.push_back(map_.at(spot) + Point{std::cos(angle), std::sin(angle)} *
                                                     (map_.spot_radius + 0.2));
            }
        }
        return hull(std::move(points));
    }

    // In a corner, the first of those given by choice, or along the upper or lower edge.
    Area find_edge(Point size, const std::array<Point, 4>& corners) {
        return find(size, [&](Point now) {
            const Area inside = map_.inside().grown(-0.5);
            const Point low = inside.low + now * 0.5;
            const Point span = inside.size() - now;
            std::vector<Place> places;
            double dislike = 0;
            for (const Point corner : corners) {
                places.push_back({low + Point{span.x * corner.x, span.y * corner.y}, dislike++});
            }
            for (int part = 1; part < 20; ++part) {
                for (const double y : {0.0, 1.0}) {
                    places.push_back({low + Point{span.x * part / 20, span.y * y}, 10});
                }
            }
            return places;
        });
    }

    const Board& board_;
    Map map_;
    std::vector<Point> along_roads_;
    std::vector<Area> taken_;
};

}  // namespace

Area Area::about(Point middle, Point size) { return {middle - size * 0.5, middle + size * 0.5}; }

double distance(Point point, const Area& area) {
    return length(Point{std::max({area.low.x - point.x, point.x - area.high.x, 0.0}),
                        std::max({area.low.y - point.y, point.y - area.high.y, 0.0})});
}

Point direction(Point from, Point to) {
    const Point way = to - from;
    return length(way) < 1e-9 ? Point{1, 0} : unit(way);
}

Point Curve::at(double share) const {
    const double rest = 1 - share;
    return from * (rest * rest * rest) + first * (3 * rest * rest * share) +
           second * (3 * rest * share * share) + to * (share * share * share);
}

Point Curve::heading(double share) const {
    return direction(at(std::max(0.0, share - 0.02)), at(std::min(1.0, share + 0.02)));
}

Area Map::inside() const { return Area{{0, 0}, size}.grown(-map_frame); }

Map survey(const Board& board) { return Surveyor(board).survey(); }

}  // namespace parlor::zenda

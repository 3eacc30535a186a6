// SPDX-License-Identifier: MIT
#include "games/zenda/training/map_maker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "presentation/drawing/point.h"

namespace parlor::zenda {
namespace {

using drawing::length;
using drawing::Point;

// The sheet, in the units of board files.
constexpr Point sheet{1060, 780};
constexpr double middle = sheet.y / 2;

// A town: white spots on an arc round its middle, blue ones on a wider arc, open to the edge of
// the sheet. Angles are measured from due west for Streslau, from due east for Zenda.
struct Site {
    Point middle;
    double white_radius = 0;
    double blue_radius = 0;
    double half_arc = 0;  // of the blue spots
    double facing = 0;    // 1: to the east
    Kind white{};
    Kind blue{};
};
constexpr Site zenda_site{{78, middle}, 62, 118, 1.35, 1, Kind::ZendaWhite, Kind::ZendaBlue};
constexpr Site streslau_site{{sheet.x - 150, middle}, 92, 150, 2.2, -1, Kind::StreslauWhite,
                             Kind::StreslauBlue};

constexpr double least_gap = 43;  // between spots of a road
constexpr double most_gap = 82;
constexpr double nearest_spots = 36;  // of different roads
constexpr double nearest_road = 21;   // from a spot to a road that does not touch it
constexpr double widest_sway = 46;    // of a road that winds to make room for its spots
constexpr double waves = 2.5;
constexpr std::size_t most_roads = 5;  // at one spot

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

double distance_to_segment(Point point, Point from, Point to) {
    const Point way = to - from;
    const Point off = point - from;
    const double share =
        std::clamp((off.x * way.x + off.y * way.y) / (way.x * way.x + way.y * way.y), 0.0, 1.0);
    return length(off - way * share);
}

bool do_cross(Point a, Point b, Point c, Point d) {
    return cross(b - a, c - a) * cross(b - a, d - a) < 0 &&
           cross(d - c, a - c) * cross(d - c, b - c) < 0;
}

// From one point to another through the country, along its own parallel of latitude.
class Course {
public:
    Course(Point from, Point to, double latitude) : from_(from), to_(to) {
        const double span = to.x - from.x;
        first_ = {from.x + 0.32 * span, latitude};
        second_ = {to.x - 0.32 * span, latitude};
    }

    // `count` evenly spaced points between the ends. The road winds if they would be too close.
    [[nodiscard]] std::optional<std::vector<Point>> spots(int count) const {
        for (int sway = 0; sway <= widest_sway; sway += 2) {
            auto placed = evenly(count, sway);
            if (placed) return placed;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] Point at(double share, double sway) const {
        const double rest = 1 - share;
        const Point smooth = from_ * (rest * rest * rest) + first_ * (3 * rest * rest * share) +
                             second_ * (3 * rest * share * share) + to_ * (share * share * share);
        const double wind =
            std::sin(2 * std::numbers::pi * waves * share) * std::sin(std::numbers::pi * share);
        return smooth + Point{0, sway * wind};
    }

    [[nodiscard]] std::optional<std::vector<Point>> evenly(int count, double sway) const {
        constexpr int steps = 400;
        std::vector<double> travelled{0};
        for (int i = 1; i <= steps; ++i) {
            const Point here = at(1.0 * i / steps, sway);
            const Point before = at(1.0 * (i - 1) / steps, sway);
            travelled.push_back(travelled.back() + length(here - before));
        }
        const double gap = travelled.back() / (count + 1);
        if (gap < least_gap || gap > most_gap) return std::nullopt;
        std::vector<Point> placed;
        for (int i = 0, number = 1; number <= count; ++number) {
            while (travelled[static_cast<std::size_t>(i)] < gap * number) ++i;
            placed.push_back(at(1.0 * i / steps, sway));
        }
        return placed;
    }

    Point from_;
    Point first_;
    Point second_;
    Point to_;
};

class Maker {
public:
    explicit Maker(const MapTraits& traits) : traits_(traits) {}

    std::optional<BoardPlan> make() {
        zenda_blue_ = build(zenda_site, traits_.zenda);
        const bool is_built = build_roads();
        streslau_blue_ = build(streslau_site, traits_.streslau);
        if (!is_built) return std::nullopt;
        join_gates();
        if (!build_cross_roads() || !has_long_run() || !is_legible()) return std::nullopt;
        return std::move(plan_);
    }

private:
    using Numbers = std::vector<int>;

    [[nodiscard]] Point at(int number) const {
        const auto& place = plan_.spots[static_cast<std::size_t>(number) - 1];
        return {place.x, place.y};
    }
    int add(Point place, Kind kind) {
        plan_.spots.push_back({std::round(place.x), std::round(place.y), kind});
        return static_cast<int>(plan_.spots.size());
    }
    void join(int one, int other) { plan_.roads.push_back({one, other}); }
    void join_all(const Numbers& numbers) {
        for (std::size_t i = 1; i < numbers.size(); ++i) join(numbers[i - 1], numbers[i]);
    }

    // On an arc, from the north to the south.
    static Point on_arc(const Site& site, double radius, double half_arc, int number, int of) {
        const double share = of == 1 ? 0.5 : 1.0 * number / (of - 1);
        const double angle = half_arc * (2 * share - 1);
        return site.middle +
               Point{site.facing * radius * std::cos(angle), radius * std::sin(angle)};
    }
    static Point blue_place(const Site& site, const MapTraits::Town& town, int number) {
        return on_arc(site, site.blue_radius, site.half_arc, number, town.blue);
    }

    // The numbers of its blue spots.
    Numbers build(const Site& site, const MapTraits::Town& town) {
        Numbers white;
        // Each white spot in front of its own blue ones.
        const double half_arc = site.half_arc * (town.white - 1) / town.white;
        for (int i = 0; i < town.white; ++i) {
            white.push_back(
                add(on_arc(site, site.white_radius, half_arc, i, town.white), site.white));
        }
        join_all(white);
        Numbers blue;
        for (int i = 0; i < town.blue; ++i) {
            blue.push_back(add(blue_place(site, town, i), site.blue));
            join(white[static_cast<std::size_t>(i * town.white / town.blue)], blue.back());
        }
        if (town.has_ring) join_all(blue);
        return blue;
    }

    // From north to south, lanes after the roads that they branch off from.
    bool build_roads() {
        const std::size_t count = traits_.roads.size();
        roads_.resize(count);
        for (const bool lanes : {false, true}) {
            for (std::size_t i = 0; i < count; ++i) {
                if (traits_.roads[i].is_lane == lanes && !build_road(i)) return false;
            }
        }
        return true;
    }

    bool build_road(std::size_t number) {
        const MapTraits::Road& road = traits_.roads[number];
        const auto begins = static_cast<std::size_t>(road.begins);
        const std::size_t count = roads_.size();
        const Numbers& beside =
            road.is_lane ? roads_[2 * number < count ? number + 1 : number - 1] : zenda_blue_;
        if (begins >= beside.size() || road.gate >= traits_.streslau.blue) return false;
        const Point to = blue_place(streslau_site, traits_.streslau, road.gate);
        // Courses bend towards the middle at both ends, so that they aim past the sheet.
        const double spread = (static_cast<double>(number) + 0.5) / static_cast<double>(count);
        const double latitude = middle + (spread - 0.5) * sheet.y * 1.28;
        const auto placed = Course(at(beside[begins]), to, latitude).spots(road.length);
        if (!placed) return false;
        Numbers& spots = roads_[number];
        for (const Point each : *placed) spots.push_back(add(each, Kind::Road));
        join(beside[begins], spots.front());
        join_all(spots);
        return true;
    }

    void join_gates() {
        for (std::size_t i = 0; i < roads_.size(); ++i) {
            join(roads_[i].back(), streslau_blue_[static_cast<std::size_t>(traits_.roads[i].gate)]);
        }
    }

    bool build_cross_roads() {
        return std::ranges::all_of(traits_.cross_roads, [this](const MapTraits::CrossRoad& cross) {
            const auto north = static_cast<std::size_t>(cross.road);
            if (cross.road < 0 || north + 1 >= roads_.size()) return false;
            const auto spot = [this](std::size_t road, int number) {
                const bool exists =
                    number >= 0 && static_cast<std::size_t>(number) < roads_[road].size();
                return exists ? roads_[road][static_cast<std::size_t>(number)] : 0;
            };
            const int from = spot(north, cross.north);
            const int to = spot(north + 1, cross.south);
            if (from == 0 || to == 0) return false;
            Numbers between{from};
            const Point way = at(to) - at(from);
            const double gap = length(way) / (cross.length + 1);
            if (gap < least_gap || gap > most_gap) return false;
            for (int i = 1; i <= cross.length; ++i) {
                between.push_back(add(at(from) + way * (1.0 * i / (cross.length + 1)), Kind::Road));
            }
            between.push_back(to);
            join_all(between);
            return true;
        });
    }

    [[nodiscard]] std::vector<std::size_t> roads_by_spot() const {
        std::vector<std::size_t> counted(plan_.spots.size() + 1);
        for (const auto& road : plan_.roads) {
            ++counted[static_cast<std::size_t>(road.one)];
            ++counted[static_cast<std::size_t>(road.other)];
        }
        return counted;
    }

    // Ten out and two back, as the leaflet plays 6-4-2, wants ten spots without a fork (Z15).
    [[nodiscard]] bool has_long_run() const {
        constexpr int long_run = 10;
        const auto counted = roads_by_spot();
        return std::ranges::any_of(roads_, [&](const Numbers& spots) {
            int run = 0;
            return std::ranges::any_of(spots, [&](int number) {
                run = counted[static_cast<std::size_t>(number)] == 2 ? run + 1 : 0;
                return run == long_run;
            });
        });
    }

    [[nodiscard]] bool is_legible() const {
        const int size = static_cast<int>(plan_.spots.size());
        if (std::ranges::max(roads_by_spot()) > most_roads) return false;
        for (const auto& road : plan_.roads) {
            for (int number = 1; number <= size; ++number) {
                const bool touches = number == road.one || number == road.other;
                if (!touches &&
                    distance_to_segment(at(number), at(road.one), at(road.other)) < nearest_road) {
                    return false;
                }
            }
            for (const auto& other : plan_.roads) {
                if (do_cross(at(road.one), at(road.other), at(other.one), at(other.other))) {
                    return false;
                }
            }
        }
        for (int one = 1; one <= size; ++one) {
            const Point here = at(one);
            if (here.x < 0 || here.y < 0 || here.x > sheet.x || here.y > sheet.y) return false;
            for (int other = 1; other < one; ++other) {
                if (length(here - at(other)) < nearest_spots) return false;
            }
        }
        return true;
    }

    const MapTraits& traits_;
    BoardPlan plan_;
    Numbers zenda_blue_;
    Numbers streslau_blue_;
    std::vector<Numbers> roads_;
};

}  // namespace

std::optional<BoardPlan> drawn(const MapTraits& traits) { return Maker(traits).make(); }

// Roads first; then one cross-road after the other, as far as they find room.
MapTraits random_map(base::Random& random) {
    constexpr int tries = 200;
    MapTraits traits = random_roads(random);
    while (!drawn(traits)) traits = random_roads(random);
    const std::size_t wanted = 5 + random.below(5);
    for (int i = 0; i < tries && traits.cross_roads.size() < wanted; ++i) {
        traits.cross_roads.push_back(random_cross_road(traits, random));
        if (!drawn(traits)) traits.cross_roads.pop_back();
    }
    return traits;
}

}  // namespace parlor::zenda

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/parts.h"

namespace parlor::zenda {
namespace {

// Ids of the scenery: the names of the files with "zenda-" before them. Each thing has its foot at
// the origin.
constexpr std::array<std::string_view, 3> trees{"zenda-oak", "zenda-fir", "zenda-poplar"};
constexpr std::array<std::string_view, 3> hills{"zenda-hill", "zenda-height", "zenda-peak"};
constexpr std::array<std::string_view, 4> landmarks{"zenda-village", "zenda-mill", "zenda-stag",
                                                    "zenda-ruin"};
constexpr std::string_view tuft = "zenda-tuft";

void define(Canvas& canvas, std::string_view id) {
    constexpr std::string_view ours = "zenda-";
    canvas.define(id, artwork(art_files(), id.substr(ours.size())));
}

// Which grain strews what.
constexpr std::uint32_t hill_grain = 21;
constexpr std::uint32_t wood_grain = 22;
constexpr std::uint32_t kind_grain = 23;
constexpr std::uint32_t tuft_grain = 24;

// Visits points about `apart` from each other, row by row, each moved a little at random.
template <class Visit>
void strew(const Area& area, Point apart, std::uint32_t kind, Visit visit) {
    const int rows = static_cast<int>(area.size().y / apart.y) + 1;
    const int columns = static_cast<int>(area.size().x / apart.x) + 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const Point even{(column + (row % 2) * 0.5) * apart.x, row * apart.y};
            const Point aside{(chance(column, row, kind) - 0.5) * apart.x * 0.7,
                              (chance(row, column, kind + 100) - 0.5) * apart.y * 0.7};
            visit(area.low + even + aside, chance(column, row, kind + 200));
        }
    }
}

class Country {
public:
    Country(const Map& map, Clearance clearance) : map_(map), clearance_(std::move(clearance)) {}

    Scenery find() {
        settle();
        raise_hills();
        plant();
        sow();
        std::ranges::sort(found_.growths, {}, [](const Scenery::Growth& each) {
            return std::pair(each.foot.y, each.foot.x);
        });
        return std::move(found_);
    }

private:
    // Whether something that wide and high may stand there.
    [[nodiscard]] bool fits(Point foot, double half, double height) const {
        return clearance_.around(foot - Point{0, half * 0.4}) > half &&
               clearance_.around(foot - Point{0, std::max(height - half * 0.6, 0.0)}) > half * 0.75;
    }

    // The landmarks: each where there is most room, far from the others.
    void settle() {
        constexpr std::array<std::size_t, 7> order{0, 1, 2, 3, 0, 1, 0};
        std::vector<Point> chosen;
        for (std::size_t i = 0; i < order.size(); ++i) {
            Point best;
            double most = 1.02;
            strew(map_.inside(), {0.5, 0.5}, 31, [&](Point point, double) {
                double room = std::min(clearance_.around(point - Point{0, 0.6}), 1.6);
                for (const Point other : chosen) {
                    if (length(point - other) < 6.5) room = 0;
                }
                room += 0.4 * grain(point, 2.2, 32 + static_cast<std::uint32_t>(i)) - 0.2;
                if (room > most) {
                    most = room;
                    best = point;
                }
            });
            if (best == Point{}) break;
            chosen.push_back(best);
            found_.growths.push_back({best, landmarks[order[i]]});
        }
        for (const Point point : chosen) clearance_.take(point - Point{0, 0.5}, 1.0);
    }

    void raise_hills() {
        std::vector<Point> raised;
        strew(map_.inside(), {1.3, 0.85}, hill_grain, [&](Point point, double luck) {
            const double rise = grain(point, 5.5, hill_grain);
            if (rise < 0.56 || luck < 0.14 || !fits(point, 0.72, 1.1)) return;
            const std::size_t kind = rise > 0.72 ? 2 : rise > 0.6 || luck > 0.6 ? 1 : 0;
            found_.growths.push_back({point, hills[kind]});
            raised.push_back(point);
        });
        for (const Point point : raised) clearance_.take(point - Point{0, 0.35}, 0.72);
    }

    void plant() {
        std::vector<Point> planted;
        strew(map_.inside(), {0.56, 0.46}, wood_grain, [&](Point point, double luck) {
            const double growth = grain(point, 3.4, wood_grain) + 0.12 * (luck - 0.5);
            if (growth < 0.47 || !fits(point, 0.3, 0.85)) return;
            const double sort = grain(point, 4, kind_grain) + 0.25 * (luck - 0.5);
            found_.growths.push_back({point, trees[sort > 0.52 ? 0 : sort > 0.24 ? 1 : 2]});
            planted.push_back(point);
        });
        for (const Point point : planted) clearance_.take(point - Point{0, 0.3}, 0.32);
        for (std::size_t i = 0; i < planted.size(); i += 2) found_.meadows.push_back(planted[i]);
    }

    void sow() {
        strew(map_.inside(), {0.9, 0.7}, tuft_grain, [&](Point point, double luck) {
            if (luck < 0.6 && clearance_.around(point) > 0.3)
                found_.growths.push_back({point, tuft});
        });
    }

    const Map& map_;
    Clearance clearance_;
    Scenery found_;
};

}  // namespace

void define_landmarks(Canvas& canvas) {
    for (const std::string_view id : trees) define(canvas, id);
    for (const std::string_view id : hills) define(canvas, id);
    for (const std::string_view id : landmarks) define(canvas, id);
    for (const std::string_view id : {tuft, corner_flower}) define(canvas, id);
}

Scenery find_scenery(const Map& map, Clearance clearance) {
    return Country(map, std::move(clearance)).find();
}

void draw_meadows(Canvas& canvas, const Scenery& scenery) {
    canvas.open_group({.fill = hex(colours::meadow), .opacity = 0.42},
                      R"-(clip-path="url(#zenda-inside)")-");
    for (const Point point : scenery.meadows) canvas.ellipse(point, {0.95, 0.7});
    canvas.close_group();
}

void draw_scenery(Canvas& canvas, const Scenery& scenery) {
    for (const Scenery::Growth& each : scenery.growths) canvas.copy(each.id, each.foot);
}

}  // namespace parlor::zenda

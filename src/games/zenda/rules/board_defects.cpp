// SPDX-License-Identifier: MIT
#include "games/zenda/rules/board_defects.h"

#include <algorithm>
#include <set>
#include <utility>

#include "games/zenda/rules/board.h"

namespace parlor::zenda {
namespace {

std::string spot_name(int number) { return "spot " + std::to_string(number); }

std::string road_name(const BoardPlan::Road& road) {
    return "road " + std::to_string(road.one) + '-' + std::to_string(road.other);
}

class BoardChecker {
public:
    explicit BoardChecker(const BoardPlan& plan)
        : plan_(plan), size_(static_cast<int>(plan.spots.size())) {}

    BoardDefects run() {
        if (size_ > most_spots) {
            report(BoardFault::TooManySpots, std::to_string(size_));
            return std::move(found_);
        }
        check_places();
        check_roads();
        check_reach();
        check_cities();
        return std::move(found_);
    }

private:
    void report(BoardFault fault, std::string part) { found_.push_back({fault, std::move(part)}); }

    [[nodiscard]] bool exists(int number) const { return number >= 1 && number <= size_; }
    [[nodiscard]] Kind kind(int number) const {
        return plan_.spots[static_cast<std::size_t>(number) - 1].kind;
    }

    void check_places() {
        std::set<std::pair<double, double>> taken;
        for (int number = 1; number <= size_; ++number) {
            const auto& place = plan_.spots[static_cast<std::size_t>(number) - 1];
            if (!taken.emplace(place.x, place.y).second) {
                report(BoardFault::SamePlace, spot_name(number));
            }
        }
    }

    void check_roads() {
        neighbours_.resize(static_cast<std::size_t>(size_) + 1);
        std::set<std::pair<int, int>> built;
        for (const BoardPlan::Road& road : plan_.roads) {
            const auto [low, high] = std::minmax(road.one, road.other);
            if (!exists(low) || !exists(high)) {
                report(BoardFault::UnknownSpot, road_name(road));
            } else if (low == high) {
                report(BoardFault::RoadToItself, road_name(road));
            } else if (!built.emplace(low, high).second) {
                report(BoardFault::RoadRepeated, road_name(road));
            } else {
                neighbours_[static_cast<std::size_t>(low)].push_back(high);
                neighbours_[static_cast<std::size_t>(high)].push_back(low);
            }
        }
        for (int number = 1; number <= size_; ++number) {
            if (neighbours_[static_cast<std::size_t>(number)].size() > most_roads_of_a_spot) {
                report(BoardFault::TooTangled, spot_name(number));
            }
        }
    }

    // Every spot that roads lead to from one of `from`, over spots that `may_cross` allows.
    template <class MayCross>
    [[nodiscard]] std::set<int> reached(std::vector<int> from, MayCross may_cross) const {
        std::set<int> seen(from.begin(), from.end());
        while (!from.empty()) {
            const int here = from.back();
            from.pop_back();
            for (const int next : neighbours_[static_cast<std::size_t>(here)]) {
                if (may_cross(next) && seen.insert(next).second) from.push_back(next);
            }
        }
        return seen;
    }

    void check_reach() {
        if (size_ == 0) return;
        const auto seen = reached({1}, [](int) { return true; });
        for (int number = 1; number <= size_; ++number) {
            if (!seen.contains(number)) report(BoardFault::SpotUnreachable, spot_name(number));
        }
    }

    [[nodiscard]] std::vector<int> all_of(Kind wanted) const {
        std::vector<int> all;
        for (int number = 1; number <= size_; ++number) {
            if (kind(number) == wanted) all.push_back(number);
        }
        return all;
    }

    // Z2, Z3: every piece of a side has a blue spot to be set on, and blue spots lie next to their
    // city; where the plan is not strict, other blue spots may lie between.
    void check_city(City city, Kind white, Kind blue) {
        const auto whites = all_of(white);
        const auto blues = all_of(blue);
        if (whites.empty()) report(BoardFault::TooFewWhite, std::string(name(white)));
        const std::size_t least = plan_.strict ? least_blue(city) : count_of(city);
        if (blues.size() < least) report(BoardFault::TooFewBlue, std::string(name(blue)));
        std::set<int> near;
        if (plan_.strict) {
            for (const int each : whites) {
                const auto& around = neighbours_[static_cast<std::size_t>(each)];
                near.insert(around.begin(), around.end());
            }
        } else {
            near = reached(whites, [&](int next) { return kind(next) == blue; });
        }
        for (const int number : blues) {
            if (!near.contains(number)) report(BoardFault::BlueApart, spot_name(number));
        }
    }

    void check_cities() {
        check_city(City::Streslau, Kind::StreslauWhite, Kind::StreslauBlue);
        check_city(City::Zenda, Kind::ZendaWhite, Kind::ZendaBlue);
    }

    const BoardPlan& plan_;
    int size_;
    std::vector<std::vector<int>> neighbours_;
    BoardDefects found_;
};

}  // namespace

BoardDefects defects(const BoardPlan& plan) { return BoardChecker(plan).run(); }

}  // namespace parlor::zenda

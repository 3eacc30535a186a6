// SPDX-License-Identifier: MIT
#include "games/zenda/training/map_maker.h"

#include <algorithm>

namespace parlor::zenda {
namespace {

constexpr int shortest_road = 9;
constexpr int longest_road = 18;
constexpr int longest_cross_road = 4;
constexpr int most_cross_roads = 11;
// The leaflet's least, and a few more (docs/rules/zenda.md).
constexpr int least_blue_of_streslau = 12;
constexpr int most_blue_of_streslau = 14;
constexpr int least_blue_of_zenda = 6;
constexpr int most_blue_of_zenda = 7;

int between(base::Random& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

bool one_in(base::Random& random, std::uint32_t chances) { return random.below(chances) == 0; }

// Roads reach Streslau all round, in the order in which they leave Zenda.
void spread_ends(MapTraits& traits) {
    const auto spread = [](int number, int of, int places) {
        return (2 * number + 1) * places / (2 * of);
    };
    const auto from_zenda =
        static_cast<int>(std::ranges::count(traits.roads, false, &MapTraits::Road::is_lane));
    const auto all = static_cast<int>(traits.roads.size());
    int main_road = 0;
    for (int i = 0; i < all; ++i) {
        MapTraits::Road& road = traits.roads[static_cast<std::size_t>(i)];
        road.gate = spread(i, all, traits.streslau.blue);
        if (!road.is_lane) road.begins = spread(main_road++, from_zenda, traits.zenda.blue);
    }
}

void change_once(MapTraits& traits, base::Random& random) {
    const auto any_road = [&]() -> MapTraits::Road& {
        return traits.roads[random.below(static_cast<std::uint32_t>(traits.roads.size()))];
    };
    const auto any_cross_road = [&] {
        return traits.cross_roads.begin() +
               random.below(static_cast<std::uint32_t>(traits.cross_roads.size()));
    };
    const int step = one_in(random, 2) ? 1 : -1;
    switch (random.below(8)) {
        case 0:
        case 1: {
            int& length = any_road().length;
            length = std::clamp(length + step, shortest_road, longest_road);
            break;
        }
        case 2: {
            int& gate = any_road().gate;
            gate = std::clamp(gate + step, 0, traits.streslau.blue - 1);
            break;
        }
        case 3: {
            int& begins = any_road().begins;
            begins = std::max(0, begins + step);
            break;
        }
        case 4:
            if (traits.cross_roads.size() < most_cross_roads) {
                traits.cross_roads.push_back(random_cross_road(traits, random));
            }
            break;
        case 5:
            if (!traits.cross_roads.empty()) traits.cross_roads.erase(any_cross_road());
            break;
        case 6:
            if (!traits.cross_roads.empty()) {
                MapTraits::CrossRoad& cross = *any_cross_road();
                cross.length = std::clamp(cross.length + step, 1, longest_cross_road);
                (one_in(random, 2) ? cross.north : cross.south) += step;
            }
            break;
        default: {
            auto& town = one_in(random, 2) ? traits.zenda : traits.streslau;
            town.has_ring = !town.has_ring;
        }
    }
}

}  // namespace

MapTraits::CrossRoad random_cross_road(const MapTraits& traits, base::Random& random) {
    MapTraits::CrossRoad cross;
    cross.road = between(random, 0, static_cast<int>(traits.roads.size()) - 2);
    const auto north = static_cast<std::size_t>(cross.road);
    const int shorter = std::min(traits.roads[north].length, traits.roads[north + 1].length);
    cross.north = between(random, 1, traits.roads[north].length - 2);
    // The slope decides how many spots fit in between.
    cross.south = std::clamp(cross.north + between(random, -4, 4), 1, shorter - 2);
    cross.length = between(random, 1, longest_cross_road);
    return cross;
}

MapTraits random_roads(base::Random& random) {
    MapTraits traits;
    traits.zenda.blue = between(random, least_blue_of_zenda, most_blue_of_zenda);
    traits.zenda.has_ring = one_in(random, 2);
    traits.streslau.blue = between(random, least_blue_of_streslau, most_blue_of_streslau);
    traits.streslau.has_ring = one_in(random, 2);
    const int roads = between(random, 3, 5);
    for (int i = 0; i < roads; ++i) {
        traits.roads.push_back({.length = between(random, 11, 16)});
    }
    for (const std::size_t lane : {std::size_t{1}, traits.roads.size() - 2}) {
        if (roads < 4 || (lane == 2 && roads == 4) || one_in(random, 3)) continue;
        traits.roads[lane].is_lane = true;
        traits.roads[lane].begins = between(random, 0, 5);
    }
    spread_ends(traits);
    return traits;
}

MapTraits changed(MapTraits traits, base::Random& random) {
    const int times = between(random, 1, 2);
    for (int i = 0; i < times; ++i) change_once(traits, random);
    return traits;
}

std::string summary(const MapTraits& traits) {
    std::string text;
    const auto add = [&text](int number) {
        if (!text.empty()) text += ' ';
        text += std::to_string(number);
    };
    for (const auto& road : traits.roads) {
        if (!road.is_lane) add(road.length);
    }
    if (std::ranges::any_of(traits.roads, &MapTraits::Road::is_lane)) text += " +";
    for (const auto& road : traits.roads) {
        if (road.is_lane) add(road.length);
    }
    text += " |";
    std::vector<int> lengths;
    for (const auto& each : traits.cross_roads) lengths.push_back(each.length);
    std::ranges::sort(lengths);
    for (const int each : lengths) add(each);
    if (traits.zenda.has_ring) text += " | ring at Zenda";
    if (traits.streslau.has_ring) text += " | ring at Streslau";
    return text;
}

}  // namespace parlor::zenda

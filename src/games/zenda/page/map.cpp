// SPDX-License-Identifier: MIT
#include "games/zenda/page/map.h"

#include <algorithm>
#include <utility>

#include "games/zenda/sentences/words.h"

namespace parlor::zenda {
namespace {

// Searches depth first for a way of a given number of roads.
class Walk {
public:
    Walk(const Position& position, Spot from, Spot to)
        : occupied_(all_pieces(position)), to_(to), way_{from} {
        occupied_.remove(from);
    }

    bool go(int roads) {
        const Spot here = way_.back();
        if (roads == 0) return here == to_;
        if (way_.size() > 1 && occupied_.has(here)) return false;
        for (const Spot next : standard_board().next_to(here)) {  // NOLINT(*-use-anyofallof)
            const std::pair<Spot, Spot> road = std::minmax(here, next);
            if (std::ranges::find(used_, road) != used_.end()) continue;
            used_.push_back(road);
            way_.push_back(next);
            if (go(roads - 1)) return true;
            way_.pop_back();
            used_.pop_back();
        }
        return false;
    }

    [[nodiscard]] const std::vector<Spot>& way() const { return way_; }

private:
    SpotSet occupied_;
    Spot to_;
    std::vector<Spot> way_;
    std::vector<std::pair<Spot, Spot>> used_;
};

}  // namespace

const zenda::Map& zenda_map() {
    static const zenda::Map map = zenda::survey(standard_board());
    return map;
}

page::Point spot_point(Spot spot) { return page::seen(zenda_map().at(spot) * drawing::pixels); }

page::Point city_point(City city) {
    return page::seen(zenda_map().buildings[index(city)].middle() * drawing::pixels);
}

page::Route zenda_route(const Position& before, const Step& step) {
    if (!step.from.on_board()) return {city_point(city_of(step.role)), spot_point(step.to)};
    Walk walk(before, step.from, step.to);
    const bool found = walk.go(step.count);
    if (!found) return {spot_point(step.from), spot_point(step.to)};
    page::Route route;
    for (const Spot spot : walk.way()) route.push_back(spot_point(spot));
    return route;
}

MapWords map_words(const sentences::Voice& voice) {
    MapWords words{.title = voice.own("picture.title"), .subtitle = voice.own("picture.subtitle")};
    for (const Role role : all_roles) {
        words.names[index(role)] = piece_told(voice, role);
    }
    return words;
}

}  // namespace parlor::zenda

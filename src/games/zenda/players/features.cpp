// SPDX-License-Identifier: MIT
#include "games/zenda/players/features.h"

#include <algorithm>
#include <bit>

namespace parlor::zenda {
namespace {

constexpr int most_pips = 18;

// By number of spots: the chance that some of three dice add up to exactly that.
constexpr auto sum_chances = [] {
    std::array<double, most_pips + 1> chances{};
    for (const WeightedThrow& each : all_throws) {
        std::array<bool, most_pips + 1> reached{};
        for (unsigned some = 1; some < 8; ++some) {
            std::size_t sum = 0;
            for (unsigned i = 0; i < 3; ++i) {
                sum += (some >> i & 1U) != 0 ? each.thrown.dice[i] : 0U;
            }
            reached[sum] = true;
        }
        for (std::size_t sum = 0; sum < reached.size(); ++sum) {
            if (reached[sum]) chances[sum] += each.weight / 216.0;
        }
    }
    return chances;
}();

// By number of faces: the chance that one of three dice shows one of them.
constexpr auto face_chances = [] {
    std::array<double, 7> chances{};
    for (std::size_t faces = 0; faces <= 6; ++faces) {
        const double other = static_cast<double>(6 - faces) / 6.0;
        chances[faces] = 1 - other * other * other;
    }
    return chances;
}();

constexpr std::size_t after_streslau = 0;
constexpr std::size_t after_zenda = 1;
constexpr auto spots_of_cut_way = static_cast<std::size_t>(Features::way_is_cut);

std::size_t row_of(const Position& position) {
    return position.city == City::Zenda ? after_streslau : after_zenda;
}

}  // namespace

Features::Features(const Board& board) : board_(&board), routes_(board) {
    const auto spots = static_cast<std::size_t>(board.size()) + 1;
    for (auto& row : known_) row.resize(spots);
    trodden_.resize(spots);
}

Features::Danger Features::danger_to_green(const View& view) const {
    Danger sum;
    SpotSet near;
    for (const Spot yellow : view.position->yellows) near = near | routes_.within_six(yellow);
    for (const Spot spot : (view.green - view.firm) & near) {
        std::uint32_t faces = 0;
        for (const Spot yellow : view.position->yellows) {
            faces |= routes_.faces(yellow, spot, view.occupied);
        }
        const double chance = face_chances[static_cast<std::size_t>(std::popcount(faces))];
        sum.all += chance;
        if (spot == view.position->michael) sum.dear = chance;
    }
    return sum;
}

Features::Danger Features::danger_to_yellow(const View& view) const {
    Danger sum;
    for (const Spot spot : exposed_yellows(view)) sum.all += reach(view, spot);
    if (view.yellow.size() == 1) sum.dear = sum.all;
    return sum;
}

SpotSet Features::exposed_yellows(const View& view) const {
    const SpotSet friends = view.occupied - view.green;
    SpotSet exposed = view.yellow & board_->around(City::Zenda);
    for (const Spot spot : view.yellow - exposed) {
        if (!board_->next_to(spot).meets(friends)) exposed.add(spot);
    }
    return exposed;
}

// By open roads, however they turn. Half of what the dice would allow: another play may be worth
// more.
Features::Danger Features::raids(const View& view) const {
    const bool zenda_throws = row_of(*view.position) == after_streslau;
    const Spot michael = view.position->michael;
    SpotSet seen = view.yellow;
    SpotSet exposed = view.green - view.firm;
    SpotSet dear = SpotSet::of(michael);
    if (!zenda_throws) {
        seen = SpotSet::of(michael) - board_->around(City::Streslau);
        exposed = exposed_yellows(view);
        dear = view.yellow.size() == 1 ? view.yellow : SpotSet{};
    }
    SpotSet here = seen;
    Danger sum;
    for (std::size_t away = 1; away <= most_pips && !here.empty() && !exposed.empty(); ++away) {
        here = board_->next_to(here) - seen;
        seen = seen | here;
        if (away > 6 && here.meets(exposed)) {
            sum.all += 0.5 * sum_chances[away] * (here & exposed).size();
            if (here.meets(exposed & dear)) sum.dear += 0.5 * sum_chances[away];
        }
        exposed = exposed - here;
        here = here - view.occupied;
    }
    sum.all = std::min(sum.all, 1.0);
    return sum;
}

Features::Danger Features::least_raids(const View& view) const {
    Danger sum;
    for (const Spot spot : view.green - view.firm) {
        std::size_t nearest = most_pips + 1;
        bool is_open = false;  // one of the shortest ways from there
        for (const Spot yellow : view.yellow) {
            const auto away = static_cast<std::size_t>(routes_.away(yellow, spot));
            if (away > nearest || away > most_pips) continue;
            const bool was_open = is_open && away == nearest;
            nearest = away;
            is_open = was_open || !routes_.shortest(yellow, spot).meets(view.occupied);
        }
        if (nearest <= 6 || !is_open) continue;
        sum.all += 0.5 * sum_chances[nearest];
        if (spot == view.position->michael) sum.dear = 0.5 * sum_chances[nearest];
    }
    sum.all = std::min(sum.all, 1.0);
    return sum;
}

// The chance that one die brings a piece of Streslau to that spot.
double Features::reach(const View& view, Spot spot) const {
    std::uint32_t faces = 0;
    for (const Spot green : view.green & routes_.within_six(spot)) {
        faces |= routes_.faces(spot, green, view.occupied);
    }
    return face_chances[static_cast<std::size_t>(std::popcount(faces))];
}

double Features::held(const View& view) const {
    double chance = 1;
    for (const Spot spot : board_->next_to(view.position->king)) {
        if (view.firm.has(spot)) continue;
        if (view.green.has(spot)) {
            chance *= 0.4;  // a neighbour has still to come
        } else if (view.yellow.has(spot)) {
            chance *= 0.02;
        } else {
            chance *= 0.8 * reach(view, spot);
        }
        if (chance == 0) break;
    }
    return chance;
}

double Features::pursuit(const View& view) const {
    double sum = 0;
    for (const Spot spot : view.green) sum += routes_.nearness(view.position->king, spot);
    return sum;
}

// His own men make way for him.
Features::Roads Features::roads(const View& view) const {
    Roads found;
    found.green = view.green;
    found.feared = !view.yellow.empty();
    const SpotSet& goals = board_->white(City::Streslau);
    std::array<SpotSet, spots_of_cut_way> at;  // by how far they are
    at[0] = SpotSet::of(view.position->king);
    SpotSet seen = at[0] | view.green;
    double missed = 1;
    for (std::size_t away = 1; away < spots_of_cut_way; ++away) {
        const SpotSet here = board_->next_to(at[away - 1]) - seen;
        if (here.empty()) break;
        at[away] = here;
        seen = seen | here;
        if (away <= 6) found.room += here.size();
        if (here.meets(goals)) {
            if (away <= most_pips) missed *= 1 - sum_chances[away];
            found.to_go = std::min(found.to_go, static_cast<double>(away));
        }
        if (away >= most_pips && found.to_go < way_is_cut) break;
    }
    if (found.to_go < way_is_cut) {
        const auto length = static_cast<std::size_t>(found.to_go);
        found.way = way_back({at.data(), length}, at[length] & goals);
    }
    found.gates = ((seen - view.green) & board_->blue(City::Streslau)).size();
    found.room = std::min(found.room, most_room);
    found.home = 1 - missed;
    if (row_of(*view.position) == after_zenda) found.to_go = spots_to_go(view);
    found.pursuit = pursuit(view);
    found.count = view.green.size();
    found.firm = view.firm.size();
    return found;
}

// One way, from the end to the beginning.
SpotSet Features::way_back(std::span<const SpotSet> at, const SpotSet& end) const {
    Spot here = end.first();
    SpotSet way = SpotSet::of(here);
    for (std::size_t away = at.size(); away-- > 1;) {
        here = (board_->next_to(here) & at[away]).first();
        way.add(here);
    }
    return way;
}

double Features::spots_to_go(const View& view) const {
    constexpr std::size_t delay = 3;
    std::array<SpotSet, delay + 1> at;  // spots by how far they are, going round
    const SpotSet& goals = board_->white(City::Streslau);
    SpotSet seen = view.firm;
    at[0] = SpotSet::of(view.position->king);
    std::size_t last = 0;
    for (std::size_t away = 0; away <= last && away < spots_of_cut_way; ++away) {
        SpotSet& now = at[away % at.size()];
        const SpotSet here = now - seen;
        now = {};
        if (here.empty()) continue;
        if (here.meets(goals)) return static_cast<double>(away);
        seen = seen | here;
        const SpotSet next = board_->next_to(here) - seen;
        SpotSet& after = at[(away + 1) % at.size()];
        after = after | (next - view.green);
        now = next & view.green;
        last = away + 1 + delay;
    }
    return way_is_cut;
}

// All there is to see before the King is set up.
Features::Seen Features::pieces(const View& view, const Danger& danger) const {
    Seen seen;
    seen.plays = {true, true};
    seen.row = row_of(*view.position);
    auto& streslau = seen.of_side[index(City::Streslau)];
    auto& zenda = seen.of_side[index(City::Zenda)];
    streslau[Army] = view.position->army.size();
    const SpotSet michael = SpotSet::of(view.position->michael);
    streslau[Michael] = michael.size();
    streslau[Rider] = (michael - board_->around(City::Streslau)).size();
    streslau[Pairs] = view.firm.size();
    zenda[Side] = 1;
    zenda[Yellows] = view.yellow.size();
    zenda[Yellow] = view.yellow.empty() ? 0 : 1;
    auto& feared = seen.row == after_streslau ? streslau : zenda;
    feared[AnyDanger] = danger.all;
    feared[DearDanger] = danger.dear;
    return seen;
}

Features::Danger Features::danger(const View& view) const {
    return view.zenda_throws() ? danger_to_green(view) : danger_to_yellow(view);
}

Features::Seen Features::put_together(const View& view, const Parts& parts,
                                      const Roads& roads) const {
    Seen seen = pieces(view, parts.danger);
    auto& feared = seen.of_side[seen.row == after_streslau ? 0 : 1];
    feared[AnyRaids] = parts.raids.all;
    feared[DearRaids] = parts.raids.dear;
    auto& streslau = seen.of_side[index(City::Streslau)];
    streslau[Pursuit] = roads.pursuit;
    streslau[Held] = parts.held;
    auto& zenda = seen.of_side[index(City::Zenda)];
    zenda[Home] = roads.home;
    zenda[ToGo] = roads.to_go;
    zenda[Cut] = roads.to_go == way_is_cut ? 1 : 0;
    zenda[Room] = roads.room;
    return seen;
}

Features::Seen Features::measure(const Position& position) const {
    const View view(*board_, position);
    if (!position.king.on_board()) return pieces(view, danger(view));
    return put_together(view, {danger(view), held(view), raids(view)}, roads(view));
}

Features::Seen Features::measure_again(const Position& position) {
    const View view(*board_, position);
    if (!position.king.on_board()) return pieces(view, danger(view));
    return put_together(view, {danger(view), held(view), raids(view)}, kings_roads(view));
}

// Null if the roads remembered for that spot are of other pieces.
const Features::Roads* Features::known_roads(const Position& position) const {
    const auto spot = static_cast<std::size_t>(position.king.number());
    const Roads& known = known_[row_of(position)][spot];
    const SpotSet green = pieces_of(position, City::Streslau);
    const bool is_known = known.green == green && known.feared == has_yellow(position);
    return is_known && !green.empty() ? &known : nullptr;
}

const Features::Roads& Features::kings_roads(const View& view) {
    if (const Roads* known = known_roads(*view.position)) return *known;
    const std::size_t row = row_of(*view.position);
    const auto spot = static_cast<std::size_t>(view.position->king.number());
    const Roads& found = known_[row][spot] = roads(view);
    if (row == after_streslau && found.to_go < trodden_[spot].length(view.green)) {
        trodden_[spot].remember({found.way, found.to_go});
    }
    return found;
}

static_assert(players::QuickFeatures<Features>);

}  // namespace parlor::zenda

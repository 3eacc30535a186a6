// SPDX-License-Identifier: MIT
#include "games/zenda/players/net_inputs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

// Some inputs of one kind: a table with as many dimensions as it is asked with.
struct Group {
    std::size_t first;
    std::size_t size;

    [[nodiscard]] constexpr std::size_t end() const { return first + size; }
    [[nodiscard]] nets::Input at(std::size_t index) const {
        assert(index < size);
        return static_cast<nets::Input>(first + index);
    }
};
constexpr Group group_of(std::size_t size) { return {0, size}; }
constexpr Group behind(const Group& last, std::size_t size) { return {last.end(), size}; }

// How far along a piece is: Streslau's white spots and its blue ones, the country by the roads left
// to go, Zenda's blue spots and its white ones.
constexpr std::size_t farthest = 20;
constexpr std::size_t stages = 2 + farthest + 2;
constexpr std::size_t friends = 4;     // the nearest one, two, three or more roads away
constexpr std::size_t from_king = 15;  // the most roads that are distinguished
constexpr std::size_t detours = 4;
constexpr std::size_t from_yellow = 12;
constexpr std::size_t victims = 4;  // a small green piece, Black Michael, a yellow one, the last
constexpr std::size_t longest_way = 37;

// The groups, one behind the other.
namespace layout {
constexpr Group king = group_of(stages * 2);
constexpr Group yellows = behind(king, stages * 2);
constexpr Group michael = behind(yellows, stages* friends);
constexpr Group army = behind(michael, stages* friends * 2);
constexpr Group beside_king = behind(army, from_king * 2 * detours * 2);
constexpr Group beside_yellows = behind(beside_king, from_yellow * 2 * 2 * 2);
constexpr Group yellow_to_king = behind(beside_yellows, 8);
constexpr Group yellow_to_yellow = behind(yellow_to_king, 8);
constexpr Group captures = behind(yellow_to_yellow, victims * 6);
constexpr Group material = behind(captures, std::size_t{9} * 2 * 3);
constexpr Group firm = behind(material, 10);
constexpr Group exits = behind(firm, std::size_t{6} * 5 * 3);
constexpr Group to_go = behind(exits, longest_way);
constexpr Group to_go_past_single = behind(to_go, longest_way);
constexpr Group gates = behind(to_go_past_single, 8);
constexpr Group room = behind(gates, 11);
constexpr Group home = behind(room, 12);
constexpr Group held = behind(home, 8);
constexpr Group danger = behind(held, 16);
constexpr Group dear_danger = behind(danger, 8);
constexpr Group raids = behind(dear_danger, 9);
constexpr Group dear_raids = behind(raids, 9);
constexpr Group pursuit = behind(dear_raids, 16);
constexpr Group setting_up = behind(pursuit, 1);
}  // namespace layout
static_assert(layout::setting_up.end() == NetInputs::count);

// A number between 0 and `most` as one of the group's inputs, in equal parts.
nets::Input part(const Group& group, double value, double most) {
    const double share = std::clamp(value / most, 0.0, 1.0);
    const auto last = static_cast<double>(group.size - 1);
    return group.at(static_cast<std::size_t>(std::lround(share * last)));
}

// A chance, where small ones matter most: each input is twice as likely as the one before.
nets::Input doubling_part(const Group& group, double chance) {
    std::size_t at = group.size - 1;
    double bound = 0.5;
    while (at > 0 && chance < bound) {
        --at;
        bound /= 2;
    }
    return group.at(at);
}

}  // namespace

NetInputs::NetInputs(const Board& board)
    : board_(&board), features_(board), to_streslau_(static_cast<std::size_t>(board.size()) + 1) {
    SpotSet seen;
    SpotSet here = board.white(City::Streslau);
    for (std::uint8_t away = 0; !here.empty(); ++away) {
        for (const Spot spot : here) to_streslau_[static_cast<std::size_t>(spot.number())] = away;
        seen = seen | here;
        here = board.next_to(here) - seen;
    }
    for (const std::uint8_t away : to_streslau_) {
        const auto country = std::clamp<std::size_t>(away, 1, farthest);
        stages_.push_back(static_cast<std::uint8_t>(1 + country));
    }
    const auto put = [&](const SpotSet& spots, std::size_t stage) {
        for (const Spot spot : spots) {
            stages_[static_cast<std::size_t>(spot.number())] = static_cast<std::uint8_t>(stage);
        }
    };
    put(board.white(City::Streslau), 0);
    put(board.blue(City::Streslau), 1);
    put(board.blue(City::Zenda), 2 + farthest);
    put(board.white(City::Zenda), 3 + farthest);
}

void NetInputs::list(const Position& position, List& inputs) {
    assert(!is_over(position));
    inputs.clear();
    const View view(*board_, position);
    const bool michael_lives = position.michael.on_board();
    inputs.push_back(layout::material.at(
        (static_cast<std::size_t>(position.army.size()) * 2 + (michael_lives ? 1 : 0)) * 3 +
        static_cast<std::size_t>(view.yellow.size())));
    inputs.push_back(layout::firm.at(static_cast<std::size_t>(view.firm.size())));
    add_pieces(view, inputs);
    if (!position.king.on_board()) {
        inputs.push_back(layout::setting_up.at(0));
        return;
    }
    add_beside_king(view, inputs);
    add_beside_yellows(view, inputs);
    add_captures(view, inputs);
    add_measures(view, inputs);
}

// Of a green piece: 0 if a friend stands next to it.
std::size_t NetInputs::friend_distance(const View& view, Spot spot) const {
    auto nearest = static_cast<int>(friends);
    for (const Spot each : view.green) {
        if (each != spot) nearest = std::min(nearest, features_.routes().away(spot, each));
    }
    return static_cast<std::size_t>(nearest) - 1;
}

void NetInputs::add_pieces(const View& view, List& inputs) const {
    const Position& position = *view.position;
    for (const Spot spot : position.army) {
        const std::size_t place = stage(spot) * friends + friend_distance(view, spot);
        inputs.push_back(layout::army.at(place * 2 + (is_fork(spot) ? 1 : 0)));
    }
    if (const Spot spot = position.michael; spot.on_board()) {
        inputs.push_back(layout::michael.at(stage(spot) * friends + friend_distance(view, spot)));
    }
    for (const Spot spot : view.yellow) {
        const bool exposed = may_be_captured(*board_, position, spot);
        inputs.push_back(layout::yellows.at(stage(spot) * 2 + (exposed ? 1 : 0)));
    }
    if (const Spot spot = position.king; spot.on_board()) {
        inputs.push_back(layout::king.at(stage(spot) * 2 + (is_fork(spot) ? 1 : 0)));
    }
}

void NetInputs::add_beside_king(const View& view, List& inputs) const {
    const Spot at = view.position->king;
    for (const Spot spot : view.green) {
        const int away = features_.routes().away(at, spot);
        const int longer = away + to_streslau(spot) - to_streslau(at);
        const std::size_t detour = longer <= 0 ? 0 : longer <= 3 ? 1 : longer <= 8 ? 2 : 3;
        const std::size_t distance = std::min(static_cast<std::size_t>(away), from_king) - 1;
        const std::size_t safe = view.firm.has(spot) ? 1 : 0;
        const std::size_t large = spot == view.position->michael ? 1 : 0;
        inputs.push_back(
            layout::beside_king.at(((distance * detours + detour) * 2 + safe) * 2 + large));
    }
    for (const Spot spot : view.yellow) {
        const auto away = static_cast<std::size_t>(features_.routes().away(at, spot));
        inputs.push_back(
            layout::yellow_to_king.at(std::min(away, layout::yellow_to_king.size) - 1));
    }
    const SpotSet& ways_out = board_->next_to(at);
    const SpotSet taken = ways_out & view.green;
    const auto all = static_cast<std::size_t>(std::min(ways_out.size(), 6)) - 1;
    const auto safe = static_cast<std::size_t>(std::min((taken & view.firm).size(), 4));
    const auto single = static_cast<std::size_t>(std::min((taken - view.firm).size(), 2));
    inputs.push_back(layout::exits.at((all * 5 + safe) * 3 + single));
}

void NetInputs::add_beside_yellows(const View& view, List& inputs) const {
    const Routes& ways = features_.routes();
    for (const Spot yellow : view.yellow) {
        const std::size_t exposed = may_be_captured(*board_, *view.position, yellow) ? 1 : 0;
        for (const Spot spot : view.green) {
            const auto away = static_cast<std::size_t>(ways.away(yellow, spot));
            if (away > from_yellow) continue;
            const std::size_t safe = view.firm.has(spot) ? 1 : 0;
            const std::size_t large = spot == view.position->michael ? 1 : 0;
            const std::size_t pair = (((away - 1) * 2 + exposed) * 2 + safe) * 2 + large;
            inputs.push_back(layout::beside_yellows.at(pair));
        }
    }
    if (view.yellow.size() == 2) {
        const auto& [one, other] = view.position->yellows;
        const auto away = static_cast<std::size_t>(ways.away(one, other));
        inputs.push_back(
            layout::yellow_to_yellow.at(std::min(away, layout::yellow_to_yellow.size) - 1));
    }
}

// The pieces that the side to throw may capture with one die.
void NetInputs::add_captures(const View& view, List& inputs) const {
    if (view.zenda_throws()) {
        for (const Spot spot : view.green - view.firm) {
            add_capture(view, spot, view.yellow, inputs);
        }
        return;
    }
    for (const Spot spot : view.yellow) {
        if (may_be_captured(*board_, *view.position, spot)) {
            add_capture(view, spot, view.green, inputs);
        }
    }
}

void NetInputs::add_capture(const View& view, Spot spot, const SpotSet& by, List& inputs) const {
    std::uint32_t faces = 0;
    for (const Spot from : by& features_.routes().within_six(spot)) {
        faces |= features_.routes().faces(from, spot, view.occupied);
    }
    if (faces == 0) return;
    const std::size_t last_yellow = view.yellow.size() == 1 ? 3 : 2;
    const std::size_t victim = view.yellow.has(spot)            ? last_yellow
                               : spot == view.position->michael ? 1
                                                                : 0;
    inputs.push_back(
        layout::captures.at(victim * 6 + static_cast<std::size_t>(std::popcount(faces)) - 1));
}

// What the linear evaluation measures, in parts, and a little more.
void NetInputs::add_measures(const View& view, List& inputs) {
    const auto seen = features_.measure_again(*view.position);
    const Features::Roads& roads = features_.kings_roads(view);
    const auto of = [&](City city, Features::Name feature) {
        return seen.of_side[index(city)][feature];
    };
    const City feared = other(view.position->city);  // whose pieces may be captured next
    inputs.push_back(layout::to_go.at(static_cast<std::size_t>(roads.to_go)));
    inputs.push_back(
        layout::to_go_past_single.at(static_cast<std::size_t>(features_.spots_to_go(view))));
    inputs.push_back(
        layout::gates.at(std::min(static_cast<std::size_t>(roads.gates), layout::gates.size - 1)));
    inputs.push_back(part(layout::room, roads.room, Features::most_room));
    inputs.push_back(part(layout::home, roads.home, 1));
    inputs.push_back(doubling_part(layout::held, of(City::Streslau, Features::Held)));
    inputs.push_back(part(layout::danger, of(feared, Features::AnyDanger), 3));
    inputs.push_back(part(layout::dear_danger, of(feared, Features::DearDanger), 1));
    inputs.push_back(part(layout::raids, of(feared, Features::AnyRaids), 1));
    inputs.push_back(part(layout::dear_raids, of(feared, Features::DearRaids), 1));
    inputs.push_back(part(layout::pursuit, of(City::Streslau, Features::Pursuit), 16));
}

}  // namespace parlor::zenda

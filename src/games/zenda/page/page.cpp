// SPDX-License-Identifier: MIT
#include "games/zenda/page/page.h"

#include <algorithm>
#include <ranges>

#include "games/zenda/page/map.h"
#include "games/zenda/players/net.h"
#include "games/zenda/players/reasons.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/row.h"
#include "games/zenda/sentences/teller.h"
#include "games/zenda/sentences/words.h"

namespace parlor::zenda {
namespace {

using sentences::Voice;

std::string place_id(Spot spot) { return spot.on_board() ? text(spot) : std::string(); }

std::string piece_id(Role role, Spot spot) { return piece_text(role, spot) + ":0"; }

// High to low; of dice that are alike the first are used first.
std::vector<page::Die> dice_in(const Hand& hand, const Throw& thrown) {
    auto left = hand.left;
    std::vector<page::Die> all;
    for (const std::uint8_t pips : thrown.dice) all.push_back({pips, true});
    for (page::Die& die : std::views::reverse(all)) {
        const auto found = std::ranges::find(left, static_cast<std::uint8_t>(die.pips));
        if (found == left.end()) continue;
        *found = 0;
        die.used = false;
    }
    return all;
}

// The first die of these pips that is still to be played. Where two dice lead from one spot to
// another, the one that seems to be used may be left for the next step: then the first of them all.
std::vector<int> die_of(const std::vector<page::Die>& dice, int pips) {
    auto found = std::ranges::find(dice, page::Die{pips, false});
    if (found == dice.end()) found = std::ranges::find(dice, pips, &page::Die::pips);
    return {static_cast<int>(found - dice.begin())};
}

// "Black Michael", "8 army pieces"
std::string counted(const Voice& voice, Role role, int count) {
    const std::string key = std::string("page_api.zenda.count.") + letter(role);
    return count == 1 ? voice.say(key + ".1") : voice.say(key, {{"count", std::to_string(count)}});
}

// A move is an escape if at least this many of the 216 falls endangered the piece.
constexpr int narrowly = 72;

// Whether a piece that stood within the enemy's reach when the throw began stands out of it now.
// One that captures has done more than escape.
bool escapes(const Board& board, const Position& begun, const Hand& hand, const Step& step) {
    if (step.captures || role_at(begun, step.from) != step.role) return false;
    const Position then = after(board, hand, step).position;
    if (is_over(then)) return false;
    return falls_upon(board, hand.position, hand.city, step.from) >= narrowly &&
           falls_upon(board, then, hand.city, step.to) == 0;
}

}  // namespace

std::vector<page::Die> Page::dice(const Match& table) {
    return table.thrown() ? dice_in(table.hand(), *table.thrown()) : std::vector<page::Die>();
}

std::vector<page::PieceView> Page::pieces(const Voice& voice, const Match& table) {
    return piece_views(voice, table.division(), table.standing());
}

std::vector<page::PieceView> piece_views(const Voice& voice, Division division,
                                         const Position& position) {
    std::vector<page::PieceView> all;
    for (const Role role : all_roles) {
        const std::string name = voice.say(std::string("page_api.zenda.figure.") + letter(role));
        for (const Spot spot : pieces_of(position, role)) {
            all.push_back({.id = piece_id(role, spot),
                           .seat = letter(seat_of(division, role)),
                           .figure = {letter(role)},
                           .place = text(spot),
                           .at = spot_point(spot),
                           .words = voice.say("page_api.zenda.piece",
                                              {{"piece", name}, {"place", text(spot)}})});
        }
    }
    return all;
}

std::vector<page::Choice> Page::choices(const Voice& voice, const Match& table) {
    if (table.choices().empty()) return {};
    const Position now = table.standing();
    const std::vector<page::Die> dice = Page::dice(table);
    std::vector<page::Choice> all;
    for (const Step& step : table.choices()) {
        const bool placed = !step.from.on_board();
        page::Choice choice{.step = text(step),
                            .kind = placed ? "place" : "move",
                            .from = place_id(step.from),
                            .to = place_id(step.to),
                            .figure = {letter(step.role)},
                            .at = spot_point(step.to),
                            .route = zenda_route(now, step),
                            .words = Words::step(voice, table, step).does};
        if (!placed) choice.piece = piece_id(step.role, step.from);
        if (!placed) choice.dice = die_of(dice, step.count);
        if (step.captures) choice.captures = {piece_id(*role_at(now, step.to), step.to)};
        all.push_back(std::move(choice));
    }
    return all;
}

std::vector<page::Movement> Page::step_movements(const Match& table) {
    const auto made = table.made();
    const Step& step = made.back();
    const Hand hand =
        hand_after(table.board(), table.position(), table.thrown(), made.first(made.size() - 1));
    const Position& before = hand.position;
    const auto whose = [&](Role role) { return letter(seat_of(table.division(), role)); };
    const bool placed = !step.from.on_board();
    std::vector<page::Movement> all{{.kind = placed ? "placed" : "step",
                                     .seat = whose(step.role),
                                     .figure = {letter(step.role)},
                                     .from = place_id(step.from),
                                     .to = place_id(step.to),
                                     .route = zenda_route(before, step)}};
    if (!placed) all.front().dice = die_of(dice_in(hand, *table.thrown()), step.count);
    if (step.captures) {
        const Role taken = *role_at(before, step.to);
        all.push_back({.kind = "captured",
                       .seat = whose(taken),
                       .figure = {letter(taken)},
                       .from = text(step.to),
                       .to = {},
                       .route = {spot_point(step.to), city_point(city_of(taken))}});
    }
    return all;
}

std::vector<page::Moment> Page::step_moments(const Match& table) {
    if (!table.thrown()) return {};
    const auto made = table.made();
    const Step& step = made.back();
    const Hand hand =
        hand_after(table.board(), table.position(), table.thrown(), made.first(made.size() - 1));
    if (!escapes(table.board(), table.position(), hand, step)) return {};
    return {{"escaped", text(step.to)}};
}

// A side is known by its large piece.
std::string Page::figure(char seat) {
    if (seat == letter(City::Streslau)) return {letter(Role::Michael)};
    return {seat == letter(City::Zenda) ? letter(Role::King) : seat};
}

std::string Page::summary(const Voice& voice, const Match& table, char seat) {
    const Position position = table.standing();
    const bool to_be_set =
        position.phase == Phase::Setting &&
        (city_of(*parse_seat(seat)) == City::Zenda || position.city == City::Streslau);
    std::string all;
    std::size_t missing = 0;
    for (const Role role : all_roles) {
        if (letter(seat_of(table.division(), role)) != seat) continue;
        const int count = pieces_of(position, role).size();
        missing += count_of(role) - static_cast<std::size_t>(count);
        if (count == 0) continue;
        if (!all.empty()) all += ", ";
        all += counted(voice, role, count);
    }
    if (to_be_set && missing > 0) {
        return voice.say("page_api.zenda.summary.to_set", {{"count", std::to_string(missing)}});
    }
    return all.empty() ? voice.say("page_api.zenda.summary.none") : all;
}

std::string Page::prompt(const Voice& voice, const Match& table) {
    switch (table.due()) {
        case match::Due::Set: return voice.say("page_api.zenda.prompt.set");
        case match::Due::Throw: return voice.say("page_api.prompt.throw");
        case match::Due::Over: return voice.say("page_api.prompt.over");
        case match::Due::Step: return voice.say("page_api.prompt.step");
        case match::Due::Confirm: break;
    }
    if (!table.thrown()) return voice.say("page_api.zenda.prompt.all_set");
    return voice.say(table.made().empty() ? "page_api.prompt.lost" : "page_api.prompt.confirm");
}

std::string_view Page::wanted_net(const Match& /*match*/, std::string_view level) {
    const auto* const player = players::find_player<Zenda>(level);
    if (player != nullptr && !player->needs_net) return {};
    return has_net() ? "" : "zenda";
}

std::optional<nets::NetFault> Page::take_net(std::string_view file) {
    return zenda::take_net(file);
}

std::unique_ptr<page::GamePage> make_page() { return std::make_unique<page::PageOf<Page>>(); }

}  // namespace parlor::zenda

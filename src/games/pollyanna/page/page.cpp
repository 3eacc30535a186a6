// SPDX-License-Identifier: MIT
#include "games/pollyanna/page/page.h"

#include <algorithm>

#include "games/pollyanna/drawing/svg.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/players/reasons.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/row.h"
#include "games/pollyanna/sentences/spaces.h"
#include "games/pollyanna/sentences/words.h"
#include "rules/match/new_game.h"

namespace parlor::pollyanna {
namespace {

using sentences::Voice;
using Numbers = std::vector<int>;

// Pieces of a seat that share a space are alike: who leaves or comes last is the last of them.
std::size_t last_on(const Pieces& pieces, Space space) {
    const auto found = std::ranges::find(pieces.rbegin(), pieces.rend(), space);
    return static_cast<std::size_t>(pieces.rend() - found) - 1;
}

// "b:17:0": whose it is, its space, and which of those there.
std::string piece_id(const Position& position, Seat seat, std::size_t nth) {
    const Pieces& pieces = position.of(seat);
    const Space space = pieces[nth];
    const auto before = std::count(pieces.begin(), pieces.begin() + static_cast<int>(nth), space);
    return std::string{letter(seat), ':'} + text(space) + ':' + std::to_string(before);
}

page::Point where(const Position& position, Seat seat, std::size_t nth) {
    return page::seen(on_sheet(piece_point(position, seat, nth)));
}

int spaces_of(const Hand& hand, Using with) {
    return with == Using::Reward ? hand.position.variant.reward() : pips(hand.thrown, with);
}

// From where a piece stands to where it will stand, and every space between. Precondition: the step
// is not a declined Reward.
page::Route route_of(const Hand& hand, const Step& step) {
    const Position then = after(hand, step).position;
    const Seat seat = hand.seat;
    const Pieces& now = hand.position.of(seat);
    const BoardShape plan = theme_of(hand.position.variant.edition()).shape;
    page::Route way{where(hand.position, seat, last_on(now, step.from))};
    if (!is_waiting(step.from)) {
        for (const auto& each : routes(seat, step.from, spaces_of(hand, step.with))) {
            if (each.back() != step.to) continue;
            for (std::size_t i = 0; i + 1 < each.size(); ++i) {
                way.push_back(page::seen(on_sheet(centre(each[i], plan))));
            }
            break;
        }
    }
    way.push_back(where(then, seat, last_on(then.of(seat), step.to)));
    return way;
}

Numbers dice_of(Using with) {
    switch (with) {
        case Using::HighDie: return {0};
        case Using::LowDie: return {1};
        case Using::BothDice: return {0, 1};
        default: return {};
    }
}

std::string_view kind_of(const Step& step) {
    if (step.with == Using::DeclinedReward) return "decline";
    if (step.with == Using::Reward) return "reward";
    return is_waiting(step.from) ? "enter" : "move";
}

std::vector<std::string> captures_of(const Position& before, const Step& step) {
    std::vector<std::string> all;
    for (const Piece& each : captured(before, step)) {
        const Pieces& pieces = before.of(each.seat);
        const auto nth = std::ranges::find(pieces, each.space) - pieces.begin();
        all.push_back(piece_id(before, each.seat, static_cast<std::size_t>(nth)));
    }
    return all;
}

std::string_view key_of_piece(Space space) {
    if (is_waiting(space)) return "page_api.piece.waiting";
    return is_home(space) ? "page_api.piece.home" : "page_api.piece.on";
}

// Whose piece it is and where it stands.
std::string piece_told(const Voice& voice, const Piece& piece) {
    const bool painted = has_painted_numbers(voice);
    const std::string owner =
        painted ? short_name(voice, piece.seat) : voice.colour(letter(piece.seat));
    return voice.say(key_of_piece(piece.space),
                     {{"seat", owner},
                      {"place", painted ? space_told(voice, piece.space, Relation::At, {piece.seat})
                                        : text(piece.space)}});
}

page::Choice choice_of(const Hand& hand, const Step& step) {
    page::Choice choice{.step = text(step), .kind = kind_of(step), .dice = dice_of(step.with)};
    if (step.with == Using::DeclinedReward) return choice;
    const Seat seat = hand.seat;
    choice.from = place_id(seat, step.from);
    choice.to = place_id(seat, step.to);
    choice.piece = piece_id(hand.position, seat, last_on(hand.position.of(seat), step.from));
    choice.figure = letter(seat);
    choice.captures = captures_of(hand.position, step);
    choice.route = route_of(hand, step);
    choice.at = choice.route.back();
    return choice;
}

bool none_on_the_way(const Pieces& pieces) {
    return std::ranges::all_of(pieces,
                               [](Space space) { return is_waiting(space) || is_home(space); });
}

std::string_view key_of_choosing(const std::vector<Step>& choices) {
    if (choices.front().with != Using::Reward) return "page_api.prompt.step";
    const bool may_decline = choices.back().with == Using::DeclinedReward;
    return may_decline ? "page_api.prompt.reward" : "page_api.prompt.reward_due";
}

std::string_view key_of_end(const Match& table) {
    if (!table.made().empty()) return "page_api.prompt.confirm";
    const bool no_six = none_on_the_way(table.position().of(table.position().to_throw));
    return no_six ? "page_api.prompt.no_six" : "page_api.prompt.lost";
}

// P82: a player who has played a doublet throws again.
bool throws_again(const Match& table) { return table.last_seat() == table.seat(); }

std::string_view key_of_throwing(const Match& table) {
    if (match::has_spinners(table.tags().others)) {
        return throws_again(table) ? "page_api.prompt.spin_again" : "page_api.prompt.spin";
    }
    return throws_again(table) ? "page_api.prompt.throw_again" : "page_api.prompt.throw";
}

// A move is an escape if at least this many of the 36 falls endangered the piece.
constexpr int narrowly = 12;

// A piece that stood within reach of rivals when the throw began, and stands out of everybody's
// reach now. One that captures has done more than escape.
bool escapes(const Position& begun, const Hand& hand, const Step& step, const Position& then) {
    if (step.captures || count_on(begun.of(hand.seat), step.from) == 0) return false;
    Results results;
    return falls_upon(hand.position, hand.seat, step.from, results) >= narrowly &&
           falls_upon(then, hand.seat, step.to, results) == 0;
}

}  // namespace

std::string place_id(Seat seat, Space space) {
    return is_waiting(space) ? std::string("w:") + letter(seat) : text(space);
}

std::vector<page::Die> Page::dice(const Match& table) {
    if (!table.thrown()) return {};
    const Hand hand = table.hand();
    return {{hand.thrown.high, !hand.high_left}, {hand.thrown.low, !hand.low_left}};
}

int Page::reward(const Match& table) {
    const bool due = table.thrown() && table.hand().reward_due;
    return due ? table.position().variant.reward() : 0;
}

std::vector<page::PieceView> Page::pieces(const Voice& voice, const Match& table) {
    return piece_views(voice, table.standing());
}

std::vector<page::PieceView> piece_views(const Voice& voice, const Position& position) {
    std::vector<page::PieceView> all;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        for (std::size_t nth = 0; nth < position.of(seat).size(); ++nth) {
            const Space space = position.of(seat)[nth];
            all.push_back({.id = piece_id(position, seat, nth),
                           .seat = letter(seat),
                           .figure = {letter(seat)},
                           .place = place_id(seat, space),
                           .at = where(position, seat, nth),
                           .words = piece_told(voice, {seat, space})});
        }
    }
    return all;
}

std::vector<page::Choice> Page::choices(const Voice& voice, const Match& table) {
    if (table.choices().empty()) return {};
    const Hand hand = table.hand();
    std::vector<page::Choice> all;
    for (const Step& step : table.choices()) {
        page::Choice choice = choice_of(hand, step);
        choice.words = meaning(voice, hand, step);
        if (step.with != Using::DeclinedReward) {
            choice.words += ", " + what_is_used(voice, hand, step);
            if (has_painted_numbers(voice)) {
                choice.target = space_told(voice, step.to, Relation::At, {hand.seat, Person::You});
            }
        }
        all.push_back(std::move(choice));
    }
    return all;
}

std::vector<page::Movement> Page::step_movements(const Match& table) {
    const auto made = table.made();
    const Step& step = made.back();
    if (step.with == Using::DeclinedReward) return {};
    const Hand hand = hand_after(table.position(), *table.thrown(), made.first(made.size() - 1));
    const Seat seat = hand.seat;
    std::vector<page::Movement> all{{.kind = "step",
                                     .seat = letter(seat),
                                     .figure = {letter(seat)},
                                     .from = place_id(seat, step.from),
                                     .to = place_id(seat, step.to),
                                     .route = route_of(hand, step),
                                     .dice = dice_of(step.with)}};
    const Position then = after(hand, step).position;
    for (const Piece& each : captured(hand.position, step)) {
        const std::size_t nth = last_on(hand.position.of(each.seat), each.space);
        const std::size_t waits = last_on(then.of(each.seat), Space::waiting());
        all.push_back(
            {.kind = "captured",
             .seat = letter(each.seat),
             .figure = {letter(each.seat)},
             .from = place_id(each.seat, each.space),
             .to = place_id(each.seat, Space::waiting()),
             .route = {where(hand.position, each.seat, nth), where(then, each.seat, waits)}});
    }
    return all;
}

std::vector<page::Moment> Page::step_moments(const Match& table) {
    const auto made = table.made();
    const Step& step = made.back();
    if (step.with == Using::DeclinedReward) return {};
    const Hand hand = hand_after(table.position(), *table.thrown(), made.first(made.size() - 1));
    const Position then = after(hand, step).position;
    std::vector<page::Moment> all;
    if (is_blockade(hand.position, step.from) && !is_blockade(then, step.from)) {
        all.push_back({"blockade_broken", place_id(hand.seat, step.from)});
    }
    if (is_blockade(then, step.to) && !is_blockade(hand.position, step.to)) {
        all.push_back({"blockade_made", place_id(hand.seat, step.to)});
    } else if (is_home(step.to)) {
        all.push_back({"home", place_id(hand.seat, step.to)});
    } else if (escapes(table.position(), hand, step, then)) {
        all.push_back({"escaped", place_id(hand.seat, step.to)});
    }
    return all;
}

std::string Page::figure(char seat) { return {seat}; }

std::string Page::summary(const Voice& voice, const Match& table, char seat) {
    const Pieces pieces = table.standing().of(*parse_seat(seat));
    const int home = count_on(pieces, Space::home());
    const int waiting = count_on(pieces, Space::waiting());
    std::string all;
    const auto add = [&](std::string_view key, int count) {
        if (count == 0) return;
        if (!all.empty()) all += ", ";
        all += voice.say(key, {{"count", std::to_string(count)}});
    };
    add("page_api.summary.home", home);
    add("page_api.summary.way", static_cast<int>(pieces.size()) - home - waiting);
    add("page_api.summary.waiting", waiting);
    return all;
}

std::string Page::prompt(const Voice& voice, const Match& table) {
    switch (table.due()) {
        case match::Due::Throw: return voice.say(key_of_throwing(table));
        case match::Due::Confirm: return voice.say(key_of_end(table));
        case match::Due::Over: return voice.say("page_api.prompt.over");
        default: return voice.say(key_of_choosing(table.choices()));
    }
}

std::string_view Page::wanted_net(const Match& table, std::string_view level) {
    const auto* const player = players::find_player<Pollyanna>(level);
    if (player != nullptr && !player->needs_net) return {};
    const auto book = table.position().variant.edition().book;
    return has_net(book) ? "" : net_name(book);
}

std::optional<nets::NetFault> Page::take_net(std::string_view file) {
    return pollyanna::take_net(file);
}

std::unique_ptr<page::GamePage> make_page() { return std::make_unique<page::PageOf<Page>>(); }

}  // namespace parlor::pollyanna

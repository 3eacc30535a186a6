// SPDX-License-Identifier: MIT
// Pollyanna's card on the shelf, and its board as the page draws it.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/svg.h"
#include "games/pollyanna/page/page.h"
#include "games/pollyanna/rules/opening.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/sentences/spaces.h"
#include "games/pollyanna/sentences/words.h"

namespace parlor::pollyanna {
namespace {

using sentences::Voice;

std::string word(const Voice& voice, const Edition& edition, std::string_view which) {
    return voice.say("edition." + std::string(edition.name).append(".").append(which));
}

// What sets an edition apart.
std::vector<std::string> differences(const Voice& voice, const Edition& edition) {
    std::vector<std::string> all{
        voice.say("page_api.difference.words", {{"home", word(voice, edition, "home")},
                                                {"path", word(voice, edition, "path")},
                                                {"entrance", word(voice, edition, "entrance")}})};
    if (!edition.six_enters) all.push_back(voice.say("page_api.difference.entries"));
    if (edition.colours.size() > 2) all.push_back(voice.say("page_api.difference.colours"));
    all.push_back(voice.say(edition.third_piece_stays ? "page_api.difference.stays"
                                                      : "page_api.difference.plays_on"));
    all.push_back(voice.say(edition.reward_goes_home ? "page_api.difference.reward_goes_home"
                                                     : "page_api.difference.dice_go_home"));
    return all;
}

page::EditionCard edition_card(Voice voice, const Edition& edition) {
    voice.edition = edition.name;
    return {.id = std::string(edition.name),
            .name = word(voice, edition, "title"),
            .year = word(voice, edition, "year"),
            .history = word(voice, edition, "history"),
            .differences = differences(voice, edition),
            .singles = !four_are_partners(edition),
            .spinners = edition.offers_spinners};
}

// Of three, the one whose right-hand side is vacant wins most: `parlor simulate --seats bgr
// --player careful` counts it.
std::string note_on(const Voice& voice, std::string_view seats) {
    if (seats.size() != 3) return {};
    const auto plays_before_nobody = [&](char each) {
        return seats.find(letter(to_the_right(*parse_seat(each)))) == std::string_view::npos;
    };
    const char seat = *std::ranges::find_if(seats, plays_before_nobody);
    return voice.say("page_api.seating.three", {{"seat", voice.colour(seat)}});
}

// Every set of seats that may play; of each size the first is the usual one (P1–P4).
std::vector<page::Seating> seatings(const Voice& voice) {
    constexpr std::array<std::string_view, 7> all{"br", "gy", "bgr", "bgy", "bry", "gry", "bgry"};
    std::vector<page::Seating> found;
    for (const std::string_view seats : all) {
        const bool usual = found.empty() || found.back().seats.size() < seats.size();
        found.push_back({std::string(seats), static_cast<int>(seats.size()), usual,
                         voice.seats(seats), note_on(voice, seats)});
    }
    return found;
}

// A switch turns an edition's answer round, so editions that differ in it have a card for each
// answer.
std::vector<page::HouseRule> house_rule_cards(const Voice& voice, const HouseRule& rule) {
    const auto answer = [&](const Edition& each) { return each.*rule.answer; };
    const auto editions = editions_of(rule.book);
    const bool differ = std::ranges::count_if(editions, answer) % std::ssize(editions) != 0;
    std::vector<page::HouseRule> cards;
    for (const bool yes : {true, false}) {
        const std::string_view suffix = yes ? rule.yes : rule.no;
        const std::string key = std::string("page_api.house.").append(rule.name) +
                                (differ ? "." + std::string(suffix) : "");
        page::HouseRule card{std::string(rule.name),
                             voice.say(key + ".title"),
                             voice.say(key),
                             {std::string(rule.ruling)}};
        for (const Edition& each : editions) {
            if (answer(each) == yes) card.editions.emplace_back(each.name);
        }
        if (!card.editions.empty()) cards.push_back(std::move(card));
    }
    return cards;
}

page::BoardPlace waiting_place(const Voice& voice, Seat seat, BoardShape plan) {
    const Circle circle = waiting_circle(seat, plan);
    return {place_id(seat, Space::waiting()),
            voice.say("page_api.place.waiting", {{"seat", voice.colour(letter(seat))}}),
            page::seen(on_sheet(circle.centre)), page::rounded(circle.radius * drawing::pixels)};
}

std::string place_name(const Voice& voice, Space space) {
    if (has_painted_numbers(voice)) return space_told(voice, space);
    const language::Arguments named{
        {"name", text(space)},
        {"seat", space.track() == Track::GladPath ? voice.colour(letter(space.seat())) : ""}};
    switch (space.track()) {
        case Track::Turnout: return voice.say("page_api.place.turnout", named);
        case Track::GladPath: return voice.say("page_api.place.path", named);
        case Track::Home: return voice.say("space.home");
        default: return voice.say("page_api.place.broadway", named);
    }
}

double place_radius(Space space, BoardShape plan) {
    if (is_home(space)) return home_circle(plan).radius;
    const Footprint ground = footprint(space, plan);
    return std::min(ground.length, ground.width) / 2;
}

std::vector<page::BoardPlace> places(const Voice& voice, BoardShape plan) {
    std::vector<page::BoardPlace> all;
    for (const Seat seat : all_seats) all.push_back(waiting_place(voice, seat, plan));
    for (int code = 1; code < Space::count(); ++code) {
        const Space space = Space::from_code(code);
        all.push_back({text(space), place_name(voice, space),
                       page::seen(on_sheet(centre(space, plan))),
                       page::rounded(place_radius(space, plan) * drawing::pixels)});
    }
    return all;
}

std::vector<page::Figure> figures(const Voice& voice, const Theme& theme) {
    std::vector<page::Figure> all;
    for (const Seat seat : all_seats) {
        all.push_back({.kind = {letter(seat)},
                       .svg = piece_svg(theme, seat),
                       .name = voice.colour(letter(seat)),
                       .colour = hex(theme.seat(seat))});
    }
    return all;
}

std::vector<page::Turned> turned_boards() {
    std::vector<page::Turned> all;
    for (const Seat seat : all_seats) all.push_back({letter(seat), index(seat)});
    return all;
}

// Poleana's dice fall into the patio, between the pieces that are out.
std::vector<page::Ground> felt(BoardShape plan) {
    if (plan != BoardShape::Square) return {};
    const double clear = square::patio_reach() * 0.72;
    return {
        {page::seen(on_sheet(home_circle(plan).centre)), page::rounded(clear * drawing::pixels)}};
}

}  // namespace

page::GameCard Page::card(const Voice& voice) {
    page::GameCard card{.name = voice.say("page_api.game.pollyanna"),
                        .seatings = seatings(voice),
                        .partners = true};
    for (const Edition& each : editions) card.editions.push_back(edition_card(voice, each));
    for (const HouseRule& each : all_house_rules) {
        std::ranges::move(house_rule_cards(voice, each), std::back_inserter(card.house_rules));
    }
    return card;
}

base::Expected<page::BoardPicture, match::TextFaults> Page::board(Voice voice,
                                                                  std::string_view game) {
    const auto variant = parse_variant(game);
    if (!variant) return base::unexpected(match::faults(variant.error()));
    const Edition& edition = variant->edition();
    voice.edition = edition.name;
    const Theme& theme = theme_of(edition);
    const double size = page::rounded(sheet_size());
    return page::BoardPicture{.game = text(*variant),
                              .width = size,
                              .height = size,
                              .svg = sheet_svg(theme),
                              .places = places(voice, theme.shape),
                              .figures = figures(voice, theme),
                              .piece_radius = page::rounded(piece_radius * drawing::pixels),
                              .look = {.frame = hex(theme.frame),
                                       .accent = hex(theme.inlay),
                                       .paper = hex(theme.road),
                                       .ink = hex(theme.ink)},
                              .turned = turned_boards(),
                              .felt = felt(theme.shape)};
}

std::string Page::picture(const Voice& voice, const Match& match, bool numbers) {
    const Position position = match.standing();
    return board_svg(position,
                     {picture_title(voice, position), picture_description(voice, position)},
                     {.numbers = numbers});
}

}  // namespace parlor::pollyanna

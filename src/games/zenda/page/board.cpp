// SPDX-License-Identifier: MIT
// The Prisoner of Zenda's card on the shelf, and its map as the page draws it.
#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/svg.h"
#include "games/zenda/page/map.h"
#include "games/zenda/page/page.h"
#include "games/zenda/sentences/words.h"

namespace parlor::zenda {
namespace {

using sentences::Voice;

std::string letters(Division division) {
    std::string all;
    for (const Seat seat : seats(division)) all += letter(seat);
    return all;
}

drawing::Colour colour_of(Role role) {
    if (role == Role::King) return colours::red_piece;
    return role == Role::Yellow ? colours::yellow_piece : colours::green_piece;
}

std::vector<page::Figure> figures(const Voice& voice) {
    std::vector<page::Figure> all;
    for (const Role role : all_roles) {
        all.push_back({.kind = {letter(role)},
                       .svg = figure_svg(role, zenda_map().spot_radius),
                       .name = voice.say(std::string("page_api.zenda.figure.") + letter(role)),
                       .colour = hex(colour_of(role))});
    }
    return all;
}

std::vector<page::BoardPlace> places(const Voice& voice) {
    std::vector<page::BoardPlace> all;
    const Board& board = standard_board();
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        const std::string key = "page_api.zenda.place." + std::string(name(board.place(spot).kind));
        all.push_back({text(spot), voice.say(key, {{"name", text(spot)}}), spot_point(spot),
                       page::rounded(zenda_map().spot_radius * drawing::pixels)});
    }
    return all;
}

}  // namespace

page::GameCard Page::card(const Voice& voice) {
    page::GameCard card{.name = voice.own("title")};
    page::EditionCard edition{.id = std::string(game_name),
                              .name = voice.own("title"),
                              .year = voice.say("edition.zenda.year"),
                              .history = voice.say("edition.zenda.history")};
    for (const std::string_view key :
         {"page_api.difference.sides", "page_api.difference.roads", "page_api.difference.aims"}) {
        edition.differences.push_back(voice.say(key));
    }
    card.editions.push_back(std::move(edition));
    for (const Division each : all_divisions) {
        const std::string seated = letters(each);
        card.seatings.push_back(
            {seated, static_cast<int>(seated.size()), true, voice.seats(seated)});
    }
    card.house_rules.push_back({std::string(endless_switch),
                                voice.say("page_api.house.endless.title"),
                                voice.say("page_api.house.endless"),
                                {"ZQ18"},
                                {std::string(game_name)}});
    return card;
}

base::Expected<page::BoardPicture, match::TextFaults> Page::board(Voice voice,
                                                                  std::string_view game) {
    const auto rules = parse_rules(game);
    if (!rules) return base::unexpected(rules.error());
    return page::BoardPicture{
        .game = std::string(game),
        .width = page::rounded(zenda_map().size.x * drawing::pixels),
        .height = page::rounded(zenda_map().size.y * drawing::pixels),
        .svg = sheet_svg(standard_board(), map_words(voice)),
        .places = places(voice),
        .figures = figures(voice),
        .piece_radius = page::rounded(zenda_map().spot_radius * drawing::pixels),
        .look = {.frame = hex(colours::sepia),
                 .accent = hex(colours::gold),
                 .paper = hex(colours::cream),
                 .ink = hex(colours::ink)}};
}

std::string Page::picture(const Voice& voice, const Match& match, bool numbers) {
    const Position position = match.standing();
    MapWords words = map_words(voice);
    words.description = picture_description(voice, position);
    return board_svg(standard_board(), position, words, {.numbers = numbers});
}

}  // namespace parlor::zenda

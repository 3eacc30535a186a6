// SPDX-License-Identifier: MIT
// The Prisoner of Zenda's card on the shelf, and its map as the page draws it.
#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/svg.h"
#include "games/zenda/match/match.h"
#include "games/zenda/page/map_points.h"
#include "games/zenda/page/map_words.h"
#include "games/zenda/page/page.h"
#include "games/zenda/sentences/picture.h"
#include "presentation/page/points.h"

namespace parlor::page {
namespace {

using namespace zenda;
using language::Language;
using sentences::Voice;

std::string letters(Division division) {
    std::string all;
    for (const zenda::Seat seat : zenda::seats(division)) all += letter(seat);
    return all;
}

drawing::Colour colour_of(Role role) {
    using namespace zenda::colours;
    if (role == Role::King) return red_piece;
    return role == Role::Yellow ? yellow_piece : green_piece;
}

std::vector<Figure> figures(const Voice& voice) {
    std::vector<Figure> all;
    for (const Role role : all_roles) {
        all.push_back({.kind = {letter(role)},
                       .svg = zenda::figure_svg(role, zenda_map().spot_radius),
                       .name = voice.say(std::string("page_api.zenda.figure.") + letter(role)),
                       .colour = hex(colour_of(role))});
    }
    return all;
}

std::vector<BoardPlace> places(const Voice& voice) {
    std::vector<BoardPlace> all;
    const Board& board = standard_board();
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        const std::string key = "page_api.zenda.place." + std::string(name(board.place(spot).kind));
        all.push_back({text(spot), voice.say(key, {{"name", text(spot)}}), spot_point(spot),
                       rounded(zenda_map().spot_radius * drawing::pixels)});
    }
    return all;
}

}  // namespace

GameCard ZendaPage::card(Language language) const {
    const Voice voice{language, teller().keys()};
    GameCard card{.family = std::string(family()), .name = voice.own("title")};
    EditionCard edition{.id = std::string(game_name),
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
    card.house_rules.push_back({std::string(zenda::endless_switch),
                                voice.say("page_api.house.endless.title"),
                                voice.say("page_api.house.endless"),
                                {"ZQ18"},
                                {std::string(game_name)}});
    return card;
}

base::Expected<BoardPicture, match::TextFaults> ZendaPage::board(Language language,
                                                                 std::string_view game) const {
    const auto rules = zenda::parse_rules(game);
    if (!rules) return base::unexpected(rules.error());
    const Voice voice{language, teller().keys()};
    using namespace zenda::colours;
    return BoardPicture{
        .game = std::string(game),
        .width = rounded(zenda_map().size.x * drawing::pixels),
        .height = rounded(zenda_map().size.y * drawing::pixels),
        .svg = zenda::sheet_svg(standard_board(), map_words(voice)),
        .places = places(voice),
        .figures = figures(voice),
        .piece_radius = rounded(zenda_map().spot_radius * drawing::pixels),
        .look = {.frame = hex(sepia), .accent = hex(gold), .paper = hex(cream), .ink = hex(ink)}};
}

std::string ZendaPage::picture(const Voice& voice, const match::Match& match, bool numbers) const {
    const Position position = match::of<zenda::Match>(match).standing();
    zenda::MapWords words = map_words(voice);
    words.description = picture_description(voice, position);
    return zenda::board_svg(standard_board(), position, words, {.numbers = numbers});
}

}  // namespace parlor::page

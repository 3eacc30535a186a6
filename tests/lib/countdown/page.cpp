// SPDX-License-Identifier: MIT
#include "countdown/page.h"

#include "countdown/row.h"
#include "presentation/drawing/canvas.h"

namespace parlor::countdown {
namespace {

using page::Point;

constexpr int last_place = 10;
constexpr double apart = 40;
constexpr double radius = 15;

const sentences::Teller& teller() { return games::of(game_name).teller(); }

Point point_of(int left) { return {apart * (last_place - left + 1), apart}; }

std::string svg_of(const drawing::Canvas& canvas) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 480 80\">" + canvas.markup() +
           "</svg>";
}

drawing::Canvas empty_row() {
    drawing::Canvas canvas;
    for (int left = 0; left <= last_place; ++left) {
        canvas.circle({point_of(left).x / drawing::pixels, 1}, radius / drawing::pixels,
                      drawing::outlined(drawing::black, 0.05));
    }
    return canvas;
}

}  // namespace

std::string row_svg(int left) {
    drawing::Canvas canvas = empty_row();
    canvas.circle({point_of(left).x / drawing::pixels, 1}, radius / drawing::pixels / 2,
                  drawing::filled(drawing::black));
    return svg_of(canvas);
}

page::GameCard Page::card(const Voice& voice) {
    const std::string seats(seat_letters);
    return {.name = teller().title(voice, {}),
            .editions = {{.id = std::string(game_name), .name = teller().title(voice, {})}},
            .seatings = {{seats, static_cast<int>(seats.size()), true, voice.seats(seats)}}};
}

base::Expected<page::BoardPicture, match::TextFaults> Page::board(const Voice& /*voice*/,
                                                                  std::string_view named) {
    page::BoardPicture board{.game = std::string(named),
                             .width = apart * (last_place + 2),
                             .height = 2 * apart,
                             .svg = svg_of(empty_row()),
                             .piece_radius = radius / 2};
    for (int left = 0; left <= last_place; ++left) {
        const std::string id = std::to_string(left);
        board.places.push_back({id, id, point_of(left), radius});
    }
    return board;
}

std::string Page::picture(const sentences::Voice& /*voice*/, const Match& match, bool /*numbers*/) {
    return row_svg(match.standing().left);
}

std::vector<page::PieceView> Page::pieces(const sentences::Voice& voice, const Match& match) {
    const int left = match.standing().left;
    return {{.id = "counter",
             .seat = match.side(),
             .figure = "counter",
             .place = std::to_string(left),
             .at = point_of(left),
             .words = teller().standing_told(voice, match)}};
}

std::vector<page::Choice> Page::choices(const sentences::Voice& voice, const Match& match) {
    const int left = match.standing().left;
    std::vector<page::Choice> all;
    for (const std::string& step : match.choice_texts()) {
        const int after = left - parse_steps(step)->front().count;
        all.push_back({.step = step,
                       .kind = "move",
                       .from = std::to_string(left),
                       .to = std::to_string(after),
                       .piece = "counter",
                       .figure = "counter",
                       .at = point_of(after),
                       .route = {point_of(left), point_of(after)},
                       .words = teller().step_told(voice, match, step).does});
    }
    return all;
}

std::string Page::summary(const sentences::Voice& /*voice*/, const Match& match, char /*seat*/) {
    return std::to_string(match.standing().left) + " left";
}

std::unique_ptr<page::GamePage> make_page() { return std::make_unique<page::PageOf<Page>>(); }

}  // namespace parlor::countdown

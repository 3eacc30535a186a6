// SPDX-License-Identifier: MIT
#include "countdown/page.h"

#include "countdown/row.h"
#include "presentation/drawing/canvas.h"

namespace parlor::countdown {
namespace {

page::BoardPlace place(int left) {
    const std::string id = std::to_string(left);
    return {id, id, {drawing::pixels * (Position{}.left - left + 1), drawing::pixels}, 15};
}

}  // namespace

page::BoardPicture Page::board(const sentences::Voice& /*voice*/, std::string_view game) {
    page::BoardPicture board{.game = std::string(game),
                             .width = drawing::pixels * (Position{}.left + 2),
                             .height = drawing::pixels * 2,
                             .piece_radius = 8};
    drawing::Canvas canvas;
    for (int left = 0; left <= Position{}.left; ++left) {
        board.places.push_back(place(left));
        canvas.circle({board.places.back().at.x / drawing::pixels, 1}, 15 / drawing::pixels,
                      drawing::outlined(drawing::black, 0.05));
    }
    board.svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 80">)" +
                canvas.markup() + "</svg>";
    return board;
}

std::vector<page::PieceView> Page::pieces(const sentences::Voice& voice, const Match& match) {
    const page::BoardPlace at = place(match.standing().left);
    return {{"counter", match.side(), "counter", at.id, at.at, voice.seat(match.side())}};
}

page::Ends Page::ends(const Match& match, const Step& step) {
    const int left = match.standing().left;
    return {place(left), place(left - step.count)};
}

std::unique_ptr<page::GamePage> make_page() { return std::make_unique<page::PageOf<Page>>(); }

}  // namespace parlor::countdown

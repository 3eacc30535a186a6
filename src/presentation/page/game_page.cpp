// SPDX-License-Identifier: MIT
#include "presentation/page/game_page.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace parlor::page::plain {

using match::Due;

GameCard card(const games::Game& game, const Voice& voice) {
    const sentences::Teller& teller = game.teller();
    GameCard card{.name = teller.title(voice, {})};
    for (const games::EditionCard& each : game.editions()) {
        game::Record record;
        record.edition = each.name;
        card.editions.push_back(
            {.id = std::string(each.name), .name = teller.title(voice, record)});
    }
    const std::string seats = game.letters();
    card.seatings = {{seats, static_cast<int>(seats.size()), true, voice.seats(seats)}};
    return card;
}

std::string picture(const BoardPicture& board, const std::vector<PieceView>& pieces) {
    std::string all = board.svg.substr(0, board.svg.rfind("</svg>"));
    for (const PieceView& each : pieces) {
        const auto number = [](double value) { return std::to_string(std::lround(value)); };
        all += "<circle cx=\"" + number(each.at.x) + "\" cy=\"" + number(each.at.y) + "\" r=\"" +
               number(board.piece_radius) + "\"/>";
    }
    return all + "</svg>";
}

Choice choice(const std::vector<PieceView>& pieces, const Ends& ends) {
    const auto piece = std::ranges::find(pieces, ends.from.id, &PieceView::place);
    assert(piece != pieces.end());
    return {.kind = "move",
            .from = ends.from.id,
            .to = ends.to.id,
            .piece = piece->id,
            .figure = piece->figure,
            .at = ends.to.at,
            .route = {ends.from.at, ends.to.at}};
}

base::Expected<Arrangement, match::TextFaults> arranged(const GamePage& page, const Voice& voice,
                                                        std::string_view position) {
    auto opened = page.game().open(position);
    if (!opened) return base::unexpected(opened.error());
    const match::Match& match = **opened;
    const Voice spoken = page.teller().voice(voice.language, position);
    Arrangement all{.position = std::string(position),
                    .game = std::string(games::named(position)),
                    .due = match::name(match.due()),
                    .side = match.side(),
                    .thrown = match.thrown_text(),
                    .pieces = page.pieces(spoken, match)};
    for (const games::SeatWord& each : page.game().seats()) {
        all.seats.push_back({each.letter, spoken.colour(each.letter), page.figure(each.letter)});
    }
    return all;
}

std::vector<Die> dice(const match::Match& match) {
    const std::string thrown = match.thrown_text();
    if (thrown.empty() || thrown == match::setting_up) return {};
    std::vector<Die> all;
    for (const char each : thrown) {
        if (each != '-') all.push_back({each - '0', match.due() != Due::Step});
    }
    return all;
}

std::vector<Movement> step_movements(const GamePage& page, const match::Match& match) {
    const auto before = match.this_turn();
    const std::string step = *before->undo();
    const auto all = page.choices({.keys = page.teller().keys()}, *before);
    const Choice& made = *std::ranges::find(all, step, &Choice::step);
    return {{.kind = "step",
             .seat = match.maker_of(step),
             .figure = made.figure,
             .from = made.from,
             .to = made.to,
             .route = made.route,
             .dice = made.dice}};
}

std::string prompt(const Voice& voice, const match::Match& match) {
    switch (match.due()) {
        case Due::Throw: return voice.say("page_api.prompt.throw");
        case Due::Set:
        case Due::Step: return voice.say("page_api.prompt.step");
        case Due::Over: return voice.say("page_api.prompt.over");
        case Due::Confirm: break;
    }
    return voice.say(match.made_texts().empty() ? "page_api.prompt.lost"
                                                : "page_api.prompt.confirm");
}

Why why(const Voice& voice, const std::vector<Choice>& choices, Touched touched) {
    const auto leads_there = [&](const Choice& each) {
        return each.from == touched.from && (touched.to.empty() || each.to == touched.to);
    };
    const bool allowed = std::ranges::any_of(choices, leads_there);
    return {.allowed = allowed,
            .message = voice.say(allowed ? "page_api.why.may_go" : "page_api.why.no_piece")};
}

}  // namespace parlor::page::plain

// SPDX-License-Identifier: MIT
// What the page gets of the shelf and of boards.
#include "protocols/page_json/answers.h"
#include "protocols/page_json/lists.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

json::object to_json(const page::EditionCard& edition) {
    return {{"id", edition.id},
            {"name", edition.name},
            {"year", edition.year},
            {"history", edition.history},
            {"differences", texts(edition.differences)},
            {"singles", edition.singles}};
}

json::object to_json(const page::Seating& seating) {
    return {{"seats", seating.seats},
            {"players", seating.players},
            {"usual", seating.usual},
            {"words", seating.words},
            {"note", seating.note}};
}

json::object to_json(const page::LevelCard& level) {
    return {{"number", level.number}, {"name", level.name},
            {"title", level.title},   {"what", level.what},
            {"rating", level.rating}, {"milliseconds", level.milliseconds}};
}

json::object to_json(const page::HouseRule& rule) {
    return {{"id", rule.id},
            {"title", rule.title},
            {"sentence", rule.sentence},
            {"rules", texts(rule.rules)},
            {"editions", texts(rule.editions)}};
}

json::object to_json(const page::GameCard& card) {
    const auto each = [](const auto& one) { return to_json(one); };
    return {{"family", card.family},
            {"name", card.name},
            {"seats", card.seats},
            {"dice", card.dice},
            {"editions", list(card.editions, each)},
            {"seatings", list(card.seatings, each)},
            {"levels", list(card.levels, each)},
            {"houseRules", list(card.house_rules, each)},
            {"partners", card.partners}};
}

json::object to_json(const page::BoardPlace& place) {
    return {{"id", place.id},
            {"name", place.name},
            {"x", place.at.x},
            {"y", place.at.y},
            {"radius", place.radius}};
}

json::object to_json(const page::Figure& figure) {
    return {{"kind", figure.kind},
            {"svg", figure.svg},
            {"name", figure.name},
            {"colour", figure.colour}};
}

json::object to_json(const page::Turned& turned) {
    return {{"seat", std::string(1, turned.seat)}, {"quarters", turned.quarters}};
}

json::object to_json(const page::Ground& ground) {
    return {{"x", ground.at.x}, {"y", ground.at.y}, {"radius", ground.radius}};
}

json::object to_json(const page::Look& look) {
    return {
        {"frame", look.frame}, {"accent", look.accent}, {"paper", look.paper}, {"ink", look.ink}};
}

}  // namespace

json::object answer_json(const page_api::Refusal& refusal) {
    json::object told{{"ok", false},
                      {"error", refusal.error},
                      {"message", refusal.message},
                      {"rules", texts(refusal.rules)},
                      {"places", texts(refusal.places)}};
    if (!refusal.net.empty()) told["net"] = refusal.net;
    return told;
}

json::object answer_json(const page::Shelf& shelf) {
    return {{"ok", true},
            {"games", list(shelf.games, [](const auto& one) { return to_json(one); })}};
}

json::object answer_json(const page::BoardPicture& board) {
    const auto each = [](const auto& one) { return to_json(one); };
    return {{"ok", true},
            {"game", board.game},
            {"width", board.width},
            {"height", board.height},
            {"svg", board.svg},
            {"places", list(board.places, each)},
            {"figures", list(board.figures, each)},
            {"pieceRadius", board.piece_radius},
            {"look", to_json(board.look)},
            {"turned", list(board.turned, each)},
            {"felt", list(board.felt, each)}};
}

json::object answer_json(const page::Picture& picture) {
    return {{"ok", true}, {"svg", picture.svg}};
}

}  // namespace parlor::page_json

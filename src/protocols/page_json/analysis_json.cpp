// SPDX-License-Identifier: MIT
// What the page gets of positions that nobody plays yet, and of a turn before it ends.
#include "protocols/page_json/answers.h"
#include "protocols/page_json/lists.h"
#include "protocols/page_json/pieces_json.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

json::object to_json(const page::ArrangedSeat& seat) {
    return {{"seat", seat_json(seat.seat)},
            {"colourName", seat.colour_name},
            {"figure", seat.figure},
            {"sits", seat.sits}};
}

json::object to_json(const page::OffBoard& off) {
    return {{"figure", off.figure}, {"seat", seat_json(off.seat)}, {"count", off.count}};
}

json::object to_json(const page::Flaw& flaw) {
    return {{"error", flaw.error}, {"message", flaw.message}, {"places", texts(flaw.places)}};
}

json::object to_json(const page_api::ThrowCard& card) {
    return {{"thrown", card.thrown}, {"falls", card.falls}};
}

}  // namespace

json::object answer_json(const page_api::Judgement& judgement) {
    return {{"ok", true},
            {"error", judgement.error},
            {"least", judgement.least},
            {"blunder", judgement.blunder}};
}

json::object answer_json(const page::Arrangement& arrangement) {
    const auto each = [](const auto& one) { return to_json(one); };
    return {{"ok", true},
            {"position", arrangement.position},
            {"game", arrangement.game},
            {"family", arrangement.family},
            {"seats", list(arrangement.seats, each)},
            {"mayStayEmpty", arrangement.may_stay_empty},
            {"due", arrangement.due},
            {"side", seat_json(arrangement.side)},
            {"thrown", arrangement.thrown},
            {"pieces", list(arrangement.pieces, piece_json)},
            {"off", list(arrangement.off, each)},
            {"flaws", list(arrangement.flaws, each)}};
}

json::object answer_json(const page_api::Throws& throws) {
    return {{"ok", true},
            {"sides", texts(throws.sides)},
            {"throws", list(throws.throws, [](const auto& one) { return to_json(one); })},
            {"falls", throws.falls}};
}

json::object answer_json(const page_api::BestPlay& best) {
    return {{"ok", true},
            {"thrown", best.thrown},
            {"play", best.play},
            {"after", best.after},
            {"chances", chances(best.chances)},
            {"routes", list(best.routes, route_json)},
            {"words", best.words}};
}

json::object answer_json(const page_api::Standing& standing) {
    return {{"ok", true}, {"chances", chances(standing.chances)}};
}

}  // namespace parlor::page_json

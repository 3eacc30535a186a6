// SPDX-License-Identifier: MIT
// What the page gets of a table.
#include "protocols/page_json/answers.h"
#include "protocols/page_json/lists.h"
#include "protocols/page_json/pieces_json.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

json::array numbers(const std::vector<int>& all) {
    return list(all, [](int each) { return json::value(each); });
}

json::object to_json(const page::Die& die) { return {{"pips", die.pips}, {"used", die.used}}; }

json::object to_json(const page_api::SeatView& seat) {
    return {{"seat", seat_json(seat.seat)},   {"name", seat.name},     {"player", seat.player},
            {"colourName", seat.colour_name}, {"figure", seat.figure}, {"summary", seat.summary},
            {"partners", seat.partners},      {"won", seat.won}};
}

json::object to_json(const page::Choice& choice) {
    return {{"step", choice.step},
            {"seat", seat_json(choice.seat)},
            {"kind", choice.kind},
            {"from", choice.from},
            {"to", choice.to},
            {"piece", choice.piece},
            {"figure", choice.figure},
            {"dice", numbers(choice.dice)},
            {"captures", texts(choice.captures)},
            {"at", point_json(choice.at)},
            {"route", route_json(choice.route)},
            {"words", choice.words}};
}

json::object to_json(const page_api::Told& told) {
    return {{"standing", told.standing},
            {"throw", told.thrown},
            {"account", told.account},
            {"opening", texts(told.opening)},
            {"prompt", told.prompt}};
}

json::object to_json(const page::Moment& moment) {
    return {{"kind", moment.kind}, {"place", moment.place}};
}

json::object to_json(const page::Movement& movement) {
    return {{"kind", movement.kind},
            {"seat", seat_json(movement.seat)},
            {"figure", movement.figure},
            {"from", movement.from},
            {"to", movement.to},
            {"route", route_json(movement.route)},
            {"dice", numbers(movement.dice)},
            {"moments",
             list(movement.moments, [](const page::Moment& each) { return to_json(each); })}};
}

json::object to_json(const page_api::Hint& hint) {
    return {{"play", hint.play},
            {"after", hint.after},
            {"undoFirst", hint.undo_first},
            {"chances", chances(hint.chances)},
            {"error", hint.error},
            {"low", hint.low},
            {"high", hint.high},
            {"exact", hint.exact},
            {"routes", list(hint.routes, route_json)},
            {"words", hint.words},
            {"reason", hint.reason}};
}

json::object to_json(const page_api::StoryTurn& turn);

template <class T>
json::array to_list(const std::vector<T>& all) {
    return list(all, [](const T& each) { return to_json(each); });
}

json::object to_json(const page_api::StoryTurn& turn) {
    return {{"number", turn.number},
            {"seat", seat_json(turn.seat)},
            {"thrown", turn.thrown},
            {"play", turn.play},
            {"words", turn.words},
            {"position", turn.position},
            {"dice", to_list(turn.dice)},
            {"pieces", list(turn.pieces, piece_json)},
            {"movements", to_list(turn.movements)}};
}

}  // namespace

json::object answer_json(const page_api::TableView& view) {
    return {{"ok", true},
            {"table", view.table},
            {"language", language::code(view.language)},
            {"game", view.game},
            {"family", view.family},
            {"title", view.title},
            {"house", view.house},
            {"due", view.due},
            {"side", seat_json(view.side)},
            {"toAct", view.to_act},
            {"awaited", view.awaited},
            {"position", view.position},
            {"standing", view.standing},
            {"thrown", view.thrown},
            {"dice", to_list(view.dice)},
            {"reward", view.reward},
            {"made", texts(view.made)},
            {"choices", to_list(view.choices)},
            {"mayUndo", view.may_undo},
            {"mayHandOver", view.may_hand_over},
            {"mayDraw", view.may_draw},
            {"mayTakeBack", view.may_take_back},
            {"wins", view.wins},
            {"seats", to_list(view.seats)},
            {"pieces", list(view.pieces, piece_json)},
            {"result", view.result},
            {"turn", view.turn},
            {"record", view.record},
            {"told", to_json(view.told)}};
}

json::object answer_json(const page_api::Changed& changed) {
    json::object answer = answer_json(changed.view);
    answer["movements"] = to_list(changed.movements);
    answer["ended"] = changed.ended;
    return answer;
}

json::object answer_json(const page_api::Hints& hints) {
    return {{"ok", true}, {"sides", texts(hints.sides)}, {"hints", to_list(hints.hints)}};
}

json::object answer_json(const page::Why& why) {
    return {{"ok", true},
            {"allowed", why.allowed},
            {"message", why.message},
            {"rules", texts(why.rules)},
            {"places", texts(why.places)}};
}

json::object answer_json(const page_api::Story& story) {
    return {{"ok", true},
            {"opening", texts(story.opening)},
            {"position", story.position},
            {"start", list(story.start, piece_json)},
            {"turns", to_list(story.turns)}};
}

}  // namespace parlor::page_json

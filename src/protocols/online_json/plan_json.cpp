// SPDX-License-Identifier: MIT
#include "protocols/online_json/plan_json.h"

#include "protocols/json_fields/writer.h"
#include "rules/match/new_game.h"

namespace parlor::online_json {
namespace {

using json_fields::ObjectWriter;

// So that two of them can be added.
constexpr std::uint32_t most_seconds = 0x7fffffff;

void append_seat_plan(std::string& to, const tables::SeatPlan& seat) {
    ObjectWriter object(to);
    object.seat("seat", seat.seat);
    object.text("level", seat.level);
}

tables::Clock read_clock(Fields fields) {
    return {.turn_seconds = fields.number("turn", most_seconds),
            .bank_seconds = fields.number("bank", most_seconds)};
}

std::vector<tables::SeatPlan> read_seats(Fields fields) {
    std::vector<tables::SeatPlan> all;
    const boost::json::array& list = fields.list("seats");
    if (list.size() > most_seats) fields.blame(FieldFault::TooLong, "seats");
    for (const boost::json::value& each : list) {
        const boost::json::object* const object = each.if_object();
        if (object == nullptr) fields.blame(FieldFault::WrongType, "seats");
        if (fields.bad()) return {};
        Fields seat(*object, fields.bad());
        all.push_back({.seat = seat.seat("seat"), .level = seat.line("level", longest_level)});
    }
    return all;
}

}  // namespace

void append_clock(std::string& to, const tables::Clock& clock) {
    ObjectWriter object(to);
    object.number("turn", clock.turn_seconds);
    object.number("bank", clock.bank_seconds);
}

void append_plan(std::string& to, const tables::Plan& plan) {
    ObjectWriter object(to);
    object.text("game", plan.game);
    if (!plan.house.empty()) object.text("house", plan.house);
    object.list("seats", plan.seats, append_seat_plan);
    object.flag("public", plan.is_public);
    append_clock(object.open("clock"), plan.clock);
    object.number("patience", plan.patience_seconds);
}

tables::Plan read_plan(Fields fields) {
    return {.game = fields.line("game", longest_game),
            .house = fields.has("house") ? fields.line("house", match::longest_house_name) : "",
            .seats = read_seats(fields),
            .is_public = fields.flag("public"),
            .clock = read_clock(fields.within("clock")),
            .patience_seconds = fields.number("patience", most_seconds)};
}

}  // namespace parlor::online_json

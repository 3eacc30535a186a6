// SPDX-License-Identifier: MIT
#include "protocols/page_json/requests.h"

#include <algorithm>

namespace parlor::page_json {
namespace {

namespace json = boost::json;
using json_fields::BadField;
using json_fields::FieldFault;
using json_fields::Fields;

std::optional<page_api::SeatPlan> seat_plan(const json::value& value) {
    const json::object* const object = value.if_object();
    if (object == nullptr) return std::nullopt;
    std::optional<BadField> bad;
    Fields fields(*object, bad);
    const std::string seat = fields.text("seat");
    page_api::SeatPlan plan{seat.empty() ? '-' : seat.front(), fields.text("name"),
                            fields.text("player")};
    if (bad || seat.size() != 1) return std::nullopt;
    return plan;
}

}  // namespace

std::optional<std::string> text_if_there(Fields& request, std::string_view key) {
    if (!request.has(key)) return std::nullopt;
    return request.text(key);
}

language::Language language(Fields& request) {
    const auto found = language::parse_language(request.text("language"));
    if (!found) request.blame(FieldFault::WrongType, "language");
    return found.value_or(language::Language::English);
}

coach::Effort effort(Fields& request) {
    const std::string wanted = request.text("effort");
    const auto found = std::ranges::find_if(
        coach::all_efforts, [&](coach::Effort each) { return name(each) == wanted; });
    if (found != coach::all_efforts.end()) return *found;
    request.blame(FieldFault::WrongType, "effort");
    return coach::Effort::Normal;
}

page::Rearrangement rearrangement(Fields& request) {
    return {.game = text_if_there(request, "game"),
            .seats = text_if_there(request, "seats"),
            .side = text_if_there(request, "side"),
            .thrown = text_if_there(request, "thrown"),
            .figure = text_if_there(request, "figure").value_or(""),
            .from = text_if_there(request, "from").value_or(""),
            .to = text_if_there(request, "to").value_or("")};
}

std::vector<page_api::SeatPlan> seats(Fields& request) {
    std::vector<page_api::SeatPlan> all;
    for (const json::value& each : request.list("seats")) {
        if (auto plan = seat_plan(each)) {
            all.push_back(std::move(*plan));
        } else {
            request.blame(FieldFault::WrongType, "seats");
        }
    }
    return all;
}

}  // namespace parlor::page_json

// SPDX-License-Identifier: MIT
#include "protocols/page_json/requests.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

std::optional<std::string> text_of(const json::value* value) {
    const json::string* const text = value == nullptr ? nullptr : value->if_string();
    if (text == nullptr) return std::nullopt;
    return std::string(text->data(), text->size());
}

const json::value* field(const json::object& object, std::string_view key) {
    return object.if_contains({key.data(), key.size()});
}

std::optional<page_api::SeatPlan> seat_plan(const json::value& value) {
    const json::object* const object = value.if_object();
    if (object == nullptr) return std::nullopt;
    const auto seat = text_of(field(*object, "seat"));
    const auto name = text_of(field(*object, "name"));
    const auto player = text_of(field(*object, "player"));
    if (!seat || seat->size() != 1 || !name || !player) return std::nullopt;
    return page_api::SeatPlan{seat->front(), *name, *player};
}

}  // namespace

void RequestFields::blame(std::string_view key) {
    if (fault_.empty()) fault_ = key;
}

const json::value* RequestFields::find(std::string_view key) {
    const json::value* const found = field(request_, key);
    if (found == nullptr) blame(key);
    return found;
}

std::string RequestFields::text(std::string_view key) {
    auto text = text_of(find(key));
    if (!text) blame(key);
    return std::move(text).value_or("");
}

std::optional<std::string> RequestFields::text_if_there(std::string_view key) {
    if (field(request_, key) == nullptr) return std::nullopt;
    return text(key);
}

int RequestFields::number(std::string_view key, int most) {
    const json::value* const value = find(key);
    const std::int64_t* const number = value == nullptr ? nullptr : value->if_int64();
    if (number != nullptr && *number >= 0 && *number <= most) return static_cast<int>(*number);
    blame(key);
    return 0;
}

bool RequestFields::flag(std::string_view key) {
    const json::value* const value = find(key);
    const bool* const flag = value == nullptr ? nullptr : value->if_bool();
    if (flag == nullptr) blame(key);
    return flag != nullptr && *flag;
}

language::Language RequestFields::language() {
    const auto found = language::parse_language(text("language"));
    if (!found) blame("language");
    return found.value_or(language::Language::English);
}

std::vector<page_api::SeatPlan> RequestFields::seats() {
    std::vector<page_api::SeatPlan> all;
    const json::value* const value = find("seats");
    const json::array* const list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr) {
        blame("seats");
        return all;
    }
    for (const json::value& each : *list) {
        if (auto plan = seat_plan(each)) {
            all.push_back(std::move(*plan));
        } else {
            blame("seats");
        }
    }
    return all;
}

}  // namespace parlor::page_json

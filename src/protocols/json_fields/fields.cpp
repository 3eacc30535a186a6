// SPDX-License-Identifier: MIT
#include "protocols/json_fields/fields.h"

#include <algorithm>

#include "base/plain.h"

namespace parlor::json_fields {
namespace {

namespace json = boost::json;

bool is_letter(char each) { return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z'); }

json::string_view key_view(std::string_view key) { return {key.data(), key.size()}; }

}  // namespace

bool Fields::has(std::string_view key) const { return object_.contains(key_view(key)); }

void Fields::blame(FieldFault fault, std::string_view key) {
    if (!bad_) bad_ = BadField{fault, std::string(key)};
}

const json::value* Fields::find(std::string_view key) {
    const json::value* const found = object_.if_contains(key_view(key));
    if (found == nullptr) blame(FieldFault::Missing, key);
    return found;
}

std::string_view Fields::view(std::string_view key) {
    const json::value* const value = find(key);
    const json::string* const text = value == nullptr ? nullptr : value->if_string();
    if (text == nullptr) {
        blame(FieldFault::WrongType, key);
        return {};
    }
    return {text->data(), text->size()};
}

std::string Fields::text(std::string_view key) { return std::string(view(key)); }

std::vector<std::string> Fields::texts(std::string_view key) {
    std::vector<std::string> all;
    for (const json::value& each : list(key)) {
        const json::string* const text = each.if_string();
        if (text == nullptr) {
            blame(FieldFault::WrongType, key);
            return {};
        }
        all.emplace_back(text->data(), text->size());
    }
    return all;
}

std::string Fields::line(std::string_view key, std::size_t most) {
    const std::string_view text = view(key);
    if (base::characters(text) > most) {
        blame(FieldFault::TooLong, key);
    } else if (!base::is_plain(text)) {
        blame(FieldFault::NotPlain, key);
    } else {
        return std::string(text);
    }
    return {};
}

std::string Fields::id(std::string_view key, std::size_t most) {
    const std::string_view text = view(key);
    const auto is_sign = [](char each) { return each > ' ' && each <= '~'; };
    if (text.empty()) {
        blame(FieldFault::Missing, key);
    } else if (text.size() > most) {
        blame(FieldFault::TooLong, key);
    } else if (!std::ranges::all_of(text, is_sign)) {
        blame(FieldFault::NotPlain, key);
    } else {
        return std::string(text);
    }
    return {};
}

char Fields::seat(std::string_view key) {
    const std::string_view text = view(key);
    if (text.size() == 1 && is_letter(text.front())) return text.front();
    blame(FieldFault::WrongType, key);
    return '-';
}

std::uint32_t Fields::number(std::string_view key, std::uint32_t most) {
    const std::int64_t number = integer(key);
    if (number >= 0 && number <= most) return static_cast<std::uint32_t>(number);
    blame(FieldFault::OutOfRange, key);
    return 0;
}

std::int64_t Fields::integer(std::string_view key) {
    const json::value* const value = find(key);
    if (value == nullptr) return 0;
    if (const std::int64_t* const number = value->if_int64()) return *number;
    blame(value->is_number() ? FieldFault::OutOfRange : FieldFault::WrongType, key);
    return 0;
}

bool Fields::flag(std::string_view key) {
    const json::value* const value = find(key);
    const bool* const flag = value == nullptr ? nullptr : value->if_bool();
    if (flag == nullptr) blame(FieldFault::WrongType, key);
    return flag != nullptr && *flag;
}

const json::object& Fields::object(std::string_view key) {
    static const json::object nothing;
    const json::value* const value = find(key);
    const json::object* const object = value == nullptr ? nullptr : value->if_object();
    if (object == nullptr) blame(FieldFault::WrongType, key);
    return object == nullptr ? nothing : *object;
}

const json::array& Fields::list(std::string_view key) {
    static const json::array nothing;
    const json::value* const value = find(key);
    const json::array* const list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr) blame(FieldFault::WrongType, key);
    return list == nullptr ? nothing : *list;
}

}  // namespace parlor::json_fields

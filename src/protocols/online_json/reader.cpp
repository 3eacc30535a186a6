// SPDX-License-Identifier: MIT
#include "protocols/online_json/reader.h"

#include <algorithm>

#include "base/plain.h"

namespace parlor::online_json {
namespace {

namespace json = boost::json;

constexpr std::size_t deepest = 8;

// Keys of a text that is JSON: its colons outside of texts.
std::size_t keys_written(std::string_view text) {
    std::size_t count = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_quoted && text[i] == '\\') {
            ++i;
        } else if (text[i] == '"') {
            is_quoted = !is_quoted;
        } else if (!is_quoted && text[i] == ':') {
            ++count;
        }
    }
    return count;
}

std::size_t keys_kept(const json::value& value) {
    std::size_t count = 0;
    if (const json::object* const object = value.if_object()) {
        count = object->size();
        for (const auto& each : *object) count += keys_kept(each.value());
    } else if (const json::array* const list = value.if_array()) {
        for (const json::value& each : *list) count += keys_kept(each);
    }
    return count;
}

bool is_letter(char each) { return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z'); }

json::string_view key_view(std::string_view key) { return {key.data(), key.size()}; }

}  // namespace

Document::Document(std::string_view text)
    : resource_(memory_.data(), memory_.size()), object_(&resource_) {
    json::parse_options options;
    options.max_depth = deepest;
    json::error_code error;
    json::value value = json::parse({text.data(), text.size()}, error, &resource_, options);
    if (error || !value.is_object()) {
        fault_ = tables::Refusal{RefusalReason::NotJson};
    } else if (keys_written(text) != keys_kept(value)) {
        // Boost.JSON keeps the last of equal keys; others might keep the first.
        fault_ = tables::Refusal{RefusalReason::FieldRepeated};
    } else {
        object_ = std::move(value.get_object());
    }
}

bool Fields::has(std::string_view key) const { return object_.contains(key_view(key)); }

void Fields::blame(RefusalReason why, std::string_view key) {
    if (!fault_) fault_ = tables::Refusal{why, std::string(key)};
}

const json::value* Fields::find(std::string_view key) {
    const json::value* const found = object_.if_contains(key_view(key));
    if (found == nullptr) blame(RefusalReason::FieldMissing, key);
    return found;
}

std::string_view Fields::view(std::string_view key) {
    const json::value* const value = find(key);
    const json::string* const text = value == nullptr ? nullptr : value->if_string();
    if (text == nullptr) {
        blame(RefusalReason::WrongType, key);
        return {};
    }
    return {text->data(), text->size()};
}

std::string Fields::text(std::string_view key) { return std::string(view(key)); }

std::string Fields::line(std::string_view key, std::size_t most) {
    const std::string_view text = view(key);
    if (base::characters(text) > most) {
        blame(RefusalReason::TooLong, key);
    } else if (!base::is_plain(text)) {
        blame(RefusalReason::NotPlain, key);
    } else {
        return std::string(text);
    }
    return {};
}

std::string Fields::id(std::string_view key, std::size_t most) {
    const std::string_view text = view(key);
    const auto is_sign = [](char each) { return each > ' ' && each <= '~'; };
    if (text.empty()) {
        blame(RefusalReason::FieldMissing, key);
    } else if (text.size() > most) {
        blame(RefusalReason::TooLong, key);
    } else if (!std::ranges::all_of(text, is_sign)) {
        blame(RefusalReason::NotPlain, key);
    } else {
        return std::string(text);
    }
    return {};
}

char Fields::seat(std::string_view key) {
    const std::string_view text = view(key);
    if (text.size() == 1 && is_letter(text.front())) return text.front();
    blame(RefusalReason::WrongType, key);
    return '-';
}

std::uint32_t Fields::number(std::string_view key, std::uint32_t most) {
    const std::int64_t number = milliseconds(key);
    if (number >= 0 && number <= most) return static_cast<std::uint32_t>(number);
    blame(RefusalReason::OutOfRange, key);
    return 0;
}

std::int64_t Fields::milliseconds(std::string_view key) {
    const json::value* const value = find(key);
    if (value == nullptr) return 0;
    if (const std::int64_t* const number = value->if_int64()) return *number;
    blame(value->is_number() ? RefusalReason::OutOfRange : RefusalReason::WrongType, key);
    return 0;
}

bool Fields::flag(std::string_view key) {
    const json::value* const value = find(key);
    const bool* const flag = value == nullptr ? nullptr : value->if_bool();
    if (flag == nullptr) blame(RefusalReason::WrongType, key);
    return flag != nullptr && *flag;
}

const json::object& Fields::object(std::string_view key) {
    static const json::object nothing;
    const json::value* const value = find(key);
    const json::object* const object = value == nullptr ? nullptr : value->if_object();
    if (object == nullptr) blame(RefusalReason::WrongType, key);
    return object == nullptr ? nothing : *object;
}

const json::array& Fields::list(std::string_view key) {
    static const json::array nothing;
    const json::value* const value = find(key);
    const json::array* const list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr) blame(RefusalReason::WrongType, key);
    return list == nullptr ? nothing : *list;
}

}  // namespace parlor::online_json

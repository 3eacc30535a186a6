// SPDX-License-Identifier: MIT
#include "protocols/json_fields/writer.h"

#include <array>
#include <boost/json.hpp>
#include <cassert>
#include <charconv>

namespace parlor::json_fields {
namespace {

bool must_escape(char each) {
    bool is_escaped = each == '"';
    is_escaped |= each == '\\';
    is_escaped |= static_cast<unsigned char>(each) < 0x20;
    return is_escaped;
}

void append_escaped(std::string& to, char each) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(each);
    switch (each) {
        case '"': to += "\\\""; return;
        case '\\': to += "\\\\"; return;
        case '\n': to += "\\n"; return;
        default: break;
    }
    to += "\\u00";
    to += digits[code >> 4U];
    to += digits[code & 0xfU];
}

}  // namespace

// Nearly all texts are as they stand, and are looked through without a branch for each letter.
void append_text(std::string& to, std::string_view text) {
    to += '"';
    bool is_plain = true;
    for (const char each : text) is_plain &= !must_escape(each);
    if (is_plain) {
        (to += text) += '"';
        return;
    }
    std::size_t written = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!must_escape(text[i])) continue;
        to += text.substr(written, i - written);
        append_escaped(to, text[i]);
        written = i + 1;
    }
    to += text.substr(written);
    to += '"';
}

void append_number(std::string& to, std::int64_t value) {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    to.append(digits.data(), end);
}

void append_figure(std::string& to, double value) {
    to += boost::json::serialize(boost::json::value(value));
}

std::string& ObjectWriter::open(std::string_view key) {
    to_ += is_first_ ? "\"" : ",\"";
    is_first_ = false;
    to_ += key;
    to_ += "\":";
    return to_;
}

void ObjectWriter::fields_of(std::string_view object) {
    assert(object.size() >= 2 && object.front() == '{' && object.back() == '}');
    const std::string_view fields = object.substr(1, object.size() - 2);
    if (fields.empty()) return;
    if (!is_first_) to_ += ',';
    is_first_ = false;
    to_ += fields;
}

void ObjectWriter::seat(std::string_view key, char seat) {
    text(key, seat == '-' ? std::string_view() : std::string_view(&seat, 1));
}

}  // namespace parlor::json_fields

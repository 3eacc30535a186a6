// SPDX-License-Identifier: MIT
// Writes a JSON object field by field at the end of a text, without building values first.
//
//   std::string text;
//   { ObjectWriter object(text); object.text("name", "Ana"); object.number("seq", 7); }
//
// Precondition of every text: it is UTF-8. Keys are not escaped.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::json_fields {

// Appends the text in quotes, escaped for JSON.
void append_text(std::string& to, std::string_view text);
void append_number(std::string& to, std::int64_t value);
// With all digits that are needed to read the same number.
void append_figure(std::string& to, double value);
// Writes each item by write(std::string& to, item).
template <class Items, class Write>
void append_list(std::string& to, const Items& items, Write write) {
    to += '[';
    bool is_first = true;
    for (const auto& each : items) {
        if (!is_first) to += ',';
        is_first = false;
        write(to, each);
    }
    to += ']';
}

class ObjectWriter {
public:
    explicit ObjectWriter(std::string& to) : to_(to) { to_ += '{'; }
    ~ObjectWriter() { to_ += '}'; }
    ObjectWriter(const ObjectWriter&) = delete;
    ObjectWriter& operator=(const ObjectWriter&) = delete;

    void text(std::string_view key, std::string_view value) { append_text(open(key), value); }
    // '-' means no seat and is written as an empty text.
    void seat(std::string_view key, char seat);
    void number(std::string_view key, std::int64_t value) { append_number(open(key), value); }
    void flag(std::string_view key, bool value) { open(key) += value ? "true" : "false"; }
    void null(std::string_view key) { open(key) += "null"; }
    void json(std::string_view key, std::string_view value) { open(key) += value; }
    // Writes each item by write(std::string& to, item).
    template <class Items, class Write>
    void list(std::string_view key, const Items& items, Write write) {
        append_list(open(key), items, write);
    }
    // Appends all fields of an object that is written already. Precondition: it is an object.
    void fields_of(std::string_view object);
    // Writes the key, and returns the text to which its value must be appended next.
    std::string& open(std::string_view key);

private:
    std::string& to_;
    bool is_first_ = true;
};

// The text of one object, whose fields are written by write(ObjectWriter&).
template <class Write>
std::string object_text(const Write& write) {
    std::string text;
    {
        ObjectWriter object(text);
        write(object);
    }
    return text;
}

}  // namespace parlor::json_fields

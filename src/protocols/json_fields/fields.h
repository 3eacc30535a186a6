// SPDX-License-Identifier: MIT
// Reads a JSON object field by field.
//
//   std::optional<BadField> bad;
//   Fields fields(object, bad);
//   const char seat = fields.seat("seat");
//   if (bad) …                                           the first bad field
//
// Other fields are ignored, so that a newer client may send more.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::json_fields {

enum class FieldFault : std::uint8_t {
    Missing,
    WrongType,
    TooLong,
    NotPlain,
    OutOfRange,
    UnknownWord,  // in the field that says what the object is
};

struct BadField {
    FieldFault fault;
    std::string key;
};

// Returns the fields that the object must have. For a missing or wrong field it returns a harmless
// value and reports the first such field.
class Fields {
public:
    Fields(const boost::json::object& object, std::optional<BadField>& bad)
        : object_(object), bad_(bad) {}

    // Any text.
    std::string text(std::string_view key);
    std::vector<std::string> texts(std::string_view key);
    // Plain text of at most `most` characters, as people write it.
    std::string line(std::string_view key, std::size_t most);
    // 1 to `most` letters, digits or signs of ASCII, no blanks.
    std::string id(std::string_view key, std::size_t most);
    char seat(std::string_view key);
    // 0 to `most`.
    std::uint32_t number(std::string_view key, std::uint32_t most);
    std::int64_t integer(std::string_view key);
    bool flag(std::string_view key);
    // An empty object or list if there is none.
    const boost::json::object& object(std::string_view key);
    const boost::json::array& list(std::string_view key);
    // The fields of an object within this one, with the same report.
    Fields within(std::string_view key) { return {object(key), bad_}; }

    [[nodiscard]] bool has(std::string_view key) const;
    void blame(FieldFault fault, std::string_view key);
    [[nodiscard]] std::optional<BadField>& bad() { return bad_; }

private:
    const boost::json::value* find(std::string_view key);
    std::string_view view(std::string_view key);

    const boost::json::object& object_;
    std::optional<BadField>& bad_;
};

// The choice whose name is in the field; the fault is WrongType if there is none.
template <class Choice, std::size_t Count>
Choice choice(Fields& fields, std::string_view key, const std::array<Choice, Count>& all) {
    const std::string said = fields.text(key);
    for (const Choice each : all) {
        if (name(each) == said) return each;
    }
    fields.blame(FieldFault::WrongType, key);
    return all.front();
}

}  // namespace parlor::json_fields

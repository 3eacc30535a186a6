// SPDX-License-Identifier: MIT
// A JSON object as somebody has sent or stored it, read field by field. For sources of this folder.
//
//   const Document document(text);
//   std::optional<tables::Refusal> fault = document.fault();     none: it is an object
//   Fields fields(document.object(), fault);
//   const char seat = fields.seat("seat");
//   if (fault) …                                         the first thing that was wrong
//
// Fields that nobody asks for are ignored, so that a newer client may send more.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "online/tables/refusal.h"

namespace parlor::online_json {

using tables::RefusalReason;

// The text taken apart, most often without asking for memory. NotJson: it is not one JSON object,
// or nested deeper than anything that is ever said. FieldRepeated: it says something twice.
class Document {
public:
    explicit Document(std::string_view text);
    [[nodiscard]] const boost::json::object& object() const { return object_; }
    [[nodiscard]] const std::optional<tables::Refusal>& fault() const { return fault_; }

private:
    std::array<unsigned char, 2048> memory_{};
    boost::json::monotonic_resource resource_;
    boost::json::object object_;
    std::optional<tables::Refusal> fault_;
};

// Gives the fields that the object must have. For what is missing or wrong something harmless is
// given, and the first such field is blamed: FieldMissing, WrongType, TooLong, NotPlain,
// OutOfRange.
class Fields {
public:
    Fields(const boost::json::object& object, std::optional<tables::Refusal>& fault)
        : object_(object), fault_(fault) {}

    // Whatever it holds.
    std::string text(std::string_view key);
    // As a person may write one: plain, of so many characters at most.
    std::string line(std::string_view key, std::size_t most);
    // 1 to `most` letters, digits or signs of ASCII, no blanks.
    std::string id(std::string_view key, std::size_t most);
    char seat(std::string_view key);
    std::uint32_t number(std::string_view key, std::uint32_t most);
    std::int64_t milliseconds(std::string_view key);
    bool flag(std::string_view key);
    // An object with nothing in it where there is none.
    const boost::json::object& object(std::string_view key);
    const boost::json::array& list(std::string_view key);

    [[nodiscard]] bool has(std::string_view key) const;
    void blame(RefusalReason why, std::string_view key);
    [[nodiscard]] std::optional<tables::Refusal>& fault() { return fault_; }

private:
    const boost::json::value* find(std::string_view key);
    std::string_view view(std::string_view key);

    const boost::json::object& object_;
    std::optional<tables::Refusal>& fault_;
};

// The one of them that has the name that stands there; none has it: WrongType.
template <class Choice, std::size_t Count>
Choice choice(Fields& fields, std::string_view key, const std::array<Choice, Count>& all) {
    const std::string said = fields.text(key);
    for (const Choice each : all) {
        if (name(each) == said) return each;
    }
    fields.blame(RefusalReason::WrongType, key);
    return all.front();
}

}  // namespace parlor::online_json

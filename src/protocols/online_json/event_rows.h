// SPDX-License-Identifier: MIT
// How plans and events are spelled. For sources of this module.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "online/tables/event.h"
#include "online/tables/plan.h"
#include "protocols/json_fields/writer.h"
#include "protocols/online_json/document.h"

namespace parlor::online_json {

// The plan of a table, as commands bring it and events keep it.
inline constexpr std::size_t longest_game = 120;  // characters
inline constexpr std::size_t longest_level = 40;
inline constexpr std::size_t most_seats = 8;

void append_plan(std::string& to, const tables::TablePlan& plan);
void append_clock(std::string& to, const tables::Clock& clock);
tables::TablePlan read_plan(Fields fields);

// A kind of event as one row: its name, and its fields in the order in which they are written. The
// row both writes and reads it, so that the two cannot differ. For sources of this folder.
//
//   constexpr auto said = row("said", field("name", &Said::name), field("text", &Said::text));
//   said.write(object, event);
//   const Said read = said.read(fields);

constexpr std::array<tables::OfferKind, 2> all_like(tables::OfferKind /*any*/) {
    return {tables::OfferKind::Draw, tables::OfferKind::TakeBack};
}
constexpr std::array<tables::ReplaceReason, 3> all_like(tables::ReplaceReason /*any*/) {
    return {tables::ReplaceReason::Away, tables::ReplaceReason::Late,
            tables::ReplaceReason::Resigned};
}
constexpr std::array<tables::EndReason, 4> all_like(tables::EndReason /*any*/) {
    return {tables::EndReason::Won, tables::EndReason::Drawn, tables::EndReason::Agreed,
            tables::EndReason::Resigned};
}

// How each type of field is read and written.
inline void read(Fields& fields, std::string_view key, std::string& value) {
    value = fields.text(key);
}
inline void read(Fields& fields, std::string_view key, char& seat) { seat = fields.seat(key); }
inline void read(Fields& fields, std::string_view key, tables::Milliseconds& value) {
    value = fields.integer(key);
}
inline void read(Fields& fields, std::string_view key, tables::TablePlan& plan) {
    plan = read_plan(fields.within(key));
}
template <class Choice>
void read(Fields& fields, std::string_view key, Choice& value) {
    value = choice(fields, key, all_like(value));
}

using json_fields::ObjectWriter;
inline void write(ObjectWriter& object, std::string_view key, const std::string& value) {
    object.text(key, value);
}
inline void write(ObjectWriter& object, std::string_view key, const char& seat) {
    object.seat(key, seat);
}
inline void write(ObjectWriter& object, std::string_view key, const tables::Milliseconds& value) {
    object.number(key, value);
}
inline void write(ObjectWriter& object, std::string_view key, const tables::TablePlan& plan) {
    append_plan(object.open(key), plan);
}
template <class Choice>
void write(ObjectWriter& object, std::string_view key, const Choice& value) {
    object.text(key, name(value));
}

template <class Payload, class T>
struct EventField {
    std::string_view key;
    T Payload::* member;
    std::string_view older_key{};                    // that older programs wrote
    std::optional<std::string_view> when_missing{};  // older programs wrote none, and meant this
    bool may_be_empty = false;                       // a seat that is empty when no seat is meant

    void read_into(Payload& payload, Fields& fields) const {
        if (when_missing && !fields.has(key)) {
            if constexpr (std::is_same_v<T, std::string>) payload.*member = *when_missing;
        } else if (may_be_empty && fields.text(key).empty()) {
            if constexpr (std::is_same_v<T, char>) payload.*member = '-';
        } else {
            const bool is_older = !older_key.empty() && fields.has(older_key);
            read(fields, is_older ? older_key : key, payload.*member);
        }
    }
};

template <class Payload, class T>
constexpr EventField<Payload, T> field(std::string_view key, T Payload::* member) {
    return {key, member};
}
template <class Payload>
constexpr EventField<Payload, std::string> renamed(std::string_view key,
                                                   std::string Payload::* member,
                                                   std::string_view older_key) {
    return {key, member, older_key};
}
template <class Payload>
constexpr EventField<Payload, std::string> added(std::string_view key,
                                                 std::string Payload::* member,
                                                 std::string_view when_missing = "") {
    return {key, member, {}, when_missing};
}
template <class Payload>
constexpr EventField<Payload, char> seat_or_none(std::string_view key, char Payload::* member) {
    return {key, member, {}, {}, true};
}

template <class Payload, class... T>
struct EventRow {
    using Event = Payload;
    std::string_view kind;
    std::tuple<EventField<Payload, T>...> fields;

    void write(ObjectWriter& object, const Payload& payload) const {
        const auto write_each = [&](const auto&... each) {
            (online_json::write(object, each.key, payload.*each.member), ...);
        };
        std::apply(write_each, fields);
    }
    // Precondition: the fields are of this kind.
    [[nodiscard]] Payload read(Fields& given) const {
        Payload payload{};
        std::apply([&](const auto&... each) { (each.read_into(payload, given), ...); }, fields);
        return payload;
    }
};

template <class Payload, class... T>
constexpr EventRow<Payload, T...> row(std::string_view kind, EventField<Payload, T>... fields) {
    return {kind, {fields...}};
}

}  // namespace parlor::online_json

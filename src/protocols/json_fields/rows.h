// SPDX-License-Identifier: MIT
// Types as JSON objects. A type has one row with its fields, in the order in which they are
// written. The row writes a value, reads one, and tells what the fields are, so that the three
// agree.
//
//   template <>
//   inline constexpr auto row<Choice> = fields(field("step", &Choice::step), field("at",
//   &Choice::at));
//
//   append(text, choice);                {"step":"w/6","at":{"x":1,"y":2}}
//   read<SeatPlan>(fields)               what an object sent holds
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "protocols/json_fields/fields.h"
#include "protocols/json_fields/writer.h"

namespace parlor::json_fields {

// A member, or a member of a member.
template <class Owner, class T>
struct Member {
    using Value = T;
    T Owner::* member;
    constexpr const T& of(const Owner& owner) const { return owner.*member; }
    constexpr T& of(Owner& owner) const { return owner.*member; }
};
template <class Owner, class Part, class T>
struct MemberOfPart {
    using Value = T;
    Part Owner::* part;
    T Part::* member;
    constexpr const T& of(const Owner& owner) const { return owner.*part.*member; }
    constexpr T& of(Owner& owner) const { return owner.*part.*member; }
};

template <class Where>
struct Field {
    using Value = typename Where::Value;
    std::string_view key;
    Where where;
    bool may_be_missing = false;
};

template <class Owner, class T>
constexpr Field<Member<Owner, T>> field(std::string_view key, T Owner::* member) {
    return {key, {member}};
}
template <class Owner, class Part, class T>
constexpr Field<MemberOfPart<Owner, Part, T>> field(std::string_view key, Part Owner::* part,
                                                    T Part::* member) {
    return {key, {part, member}};
}
// Left out when it is empty, and left as it is when it is missing.
template <class Owner, class T>
constexpr Field<Member<Owner, T>> if_there(std::string_view key, T Owner::* member) {
    return {key, {member}, true};
}

template <class... Where>
constexpr std::tuple<Field<Where>...> fields(Field<Where>... all) {
    return {all...};
}
// The fields of a part as fields of the whole.
template <class Owner, class Part, class... T>
constexpr auto fields_of(Part Owner::* part, const std::tuple<Field<Member<Part, T>>...>& row) {
    return std::apply(
        [part](const auto&... each) {
            return std::tuple{field(each.key, part, each.where.member)...};
        },
        row);
}

struct NoRow {};
template <class T>
inline constexpr NoRow row{};
template <class T>
concept HasRow = !std::same_as<std::remove_cvref_t<decltype(row<T>)>, NoRow>;

template <class T>
concept IsList = requires(const T& all) {
    typename T::value_type;
    all.empty();
} && !std::convertible_to<const T&, std::string_view>;
template <class T>
concept IsOptional = requires(const T& value) {
    value.has_value();
    *value;
};

// Calls `visit` with each field of T.
template <class T, class Visit>
void for_each_field(Visit visit) {
    std::apply([&](const auto&... each) { (visit(each), ...); }, row<T>);
}

template <class T>
void append(std::string& to, const T& value);

template <class T>
void append_fields(ObjectWriter& object, const T& value) {
    for_each_field<T>([&](const auto& each) {
        const auto& field = each.where.of(value);
        if constexpr (requires { field.empty(); }) {
            if (each.may_be_missing && field.empty()) return;
        }
        append(object.open(each.key), field);
    });
}

template <class T>
void append(std::string& to, const T& value) {
    if constexpr (HasRow<T>) {
        ObjectWriter object(to);
        append_fields(object, value);
    } else if constexpr (std::same_as<T, bool>) {
        to += value ? "true" : "false";
    } else if constexpr (std::same_as<T, char>) {
        append_text(to, {&value, 1});
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
        append_text(to, value);
    } else if constexpr (std::floating_point<T>) {
        append_figure(to, value);
    } else if constexpr (std::integral<T>) {
        append_number(to, static_cast<std::int64_t>(value));
    } else if constexpr (requires { code(value); }) {
        append_text(to, code(value));
    } else if constexpr (IsOptional<T>) {
        if (value) {
            append(to, *value);
        } else {
            to += "null";
        }
    } else {
        append_list(to, value, [](std::string& at, const auto& each) { append(at, each); });
    }
}

template <class T>
T read(Fields& fields);

template <class T>
void read_into(Fields& fields, std::string_view key, T& value) {
    if constexpr (std::same_as<T, char>) {
        const std::string letter = fields.text(key);
        if (letter.size() == 1) {
            value = letter.front();
        } else {
            fields.blame(FieldFault::WrongType, key);
        }
    } else if constexpr (std::same_as<T, bool>) {
        value = fields.flag(key);
    } else if constexpr (IsList<T>) {
        for (const boost::json::value& each : fields.list(key)) {
            const boost::json::object* const object = each.if_object();
            if (object == nullptr) return fields.blame(FieldFault::WrongType, key);
            std::optional<BadField> bad;
            Fields within(*object, bad);
            value.push_back(read<typename T::value_type>(within));
            if (bad) fields.blame(FieldFault::WrongType, key);
        }
    } else {
        value = fields.text(key);
    }
}

template <class T>
T read(Fields& fields) {
    T value{};
    for_each_field<T>([&](const auto& each) {
        if (each.may_be_missing && !fields.has(each.key)) return;
        read_into(fields, each.key, each.where.of(value));
    });
    return value;
}

}  // namespace parlor::json_fields

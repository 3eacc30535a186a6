// SPDX-License-Identifier: MIT
// What the fields of a type are, for comparing with what the other side of the wire reads.
//
//   shape_of<Choice>()                   "{step: text, at: {x: number, y: number}}"
#pragma once

#include "protocols/json_fields/rows.h"

namespace parlor::json_fields {

template <class T>
std::string shape_of();

// "step: text, dice: [number], house?: text"
template <class T>
std::string shape_of_fields() {
    std::string all;
    for_each_field<T>([&]<class Where>(const Field<Where>& each) {
        if (!all.empty()) all += ", ";
        (all += each.key) += each.may_be_missing ? "?: " : ": ";
        all += shape_of<typename Where::Value>();
    });
    return all;
}

template <class T>
std::string shape_of() {
    if constexpr (HasRow<T>) {
        return '{' + shape_of_fields<T>() + '}';
    } else if constexpr (std::same_as<T, bool>) {
        return "flag";
    } else if constexpr (std::same_as<T, char> || std::is_enum_v<T> ||
                         std::convertible_to<const T&, std::string_view>) {
        return "text";
    } else if constexpr (std::is_arithmetic_v<T>) {
        return "number";
    } else if constexpr (IsOptional<T>) {
        const std::string shape = shape_of<typename T::value_type>();
        return std::is_arithmetic_v<typename T::value_type> ? shape + " or null" : shape;
    } else {
        return '[' + shape_of<typename T::value_type>() + ']';
    }
}

}  // namespace parlor::json_fields

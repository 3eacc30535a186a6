// SPDX-License-Identifier: MIT
// What a statement is given and what it answers, whichever database it is said to. Values stand in
// a statement as $1, $2, … and nowhere else.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace parlor::store {

using Value = std::variant<std::int64_t, std::string_view>;
using Values = std::span<const Value>;
using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

// Of a column of numbers.
std::int64_t number(const std::string& text);

}  // namespace parlor::store

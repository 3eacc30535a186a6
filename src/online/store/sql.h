// SPDX-License-Identifier: MIT
// The parameters and the rows of SQL statements, for every database. Statements name their
// parameters $1, $2, … and contain no values themselves.
//
//   connection.run("SELECT name FROM players WHERE id = $1", {id})
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace parlor::store {

using Value = std::variant<std::int64_t, std::string_view>;
struct Values : std::span<const Value> {
    using span::span;
    Values(std::initializer_list<Value> all) : span(all.begin(), all.size()) {}
};
using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

// The number in a column; 0 if it is NULL.
std::int64_t number(const std::string& text);

}  // namespace parlor::store

// SPDX-License-Identifier: MIT
// Fields of what the server sends.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace parlor::tests {

// Empty if the field is missing.
inline std::string text_of(const boost::json::object& object, std::string_view key) {
    const boost::json::value* found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string()) : "";
}

}  // namespace parlor::tests

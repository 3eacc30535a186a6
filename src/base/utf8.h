// SPDX-License-Identifier: MIT
// Text as bytes: where its characters end, and whether it has only characters.
#pragma once

#include <cstddef>
#include <string_view>

namespace parlor::base {

// The bytes of the character that the text begins with; 0: it begins with none. Precondition: the
// text is not empty.
std::size_t first_character(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace parlor::base

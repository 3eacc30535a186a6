// SPDX-License-Identifier: MIT
// Small letters for capital ones, as far as ASCII and Latin 1 go: databases differ in what they
// take for a letter, and an account must be the same in all of them.
#pragma once

#include <string>
#include <string_view>

namespace parlor::store {

std::string small_letters(std::string_view text);

}  // namespace parlor::store

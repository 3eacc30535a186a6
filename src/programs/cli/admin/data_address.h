// SPDX-License-Identifier: MIT
// A picture as an address that carries it, for pages that need no other file (RFC 2397).
#pragma once

#include <string>
#include <string_view>

namespace parlor::cli {

std::string svg_address(std::string_view svg);

}  // namespace parlor::cli

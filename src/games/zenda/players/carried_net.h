// SPDX-License-Identifier: MIT
// The net that the program carries: the contents of nets/zenda.net.
// Empty in the browser's module, which is given the file when it needs it (net.h).
#pragma once

#include <string_view>

namespace parlor::zenda {

std::string_view zenda_net();

}  // namespace parlor::zenda

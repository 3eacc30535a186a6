// SPDX-License-Identifier: MIT
// The net that the program carries: the file nets/zenda.net, as it is. Empty in the module of the
// page, which is handed the file when somebody needs it (net.h).
#pragma once

#include <string_view>

namespace parlor::players {

std::string_view zenda_net();

}  // namespace parlor::players

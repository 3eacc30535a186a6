// SPDX-License-Identifier: MIT
// The net that the program carries: the file nets/pollyanna.net, as it is.
#pragma once

#include <string_view>

namespace parlor::players {

std::string_view pollyanna_net();

}  // namespace parlor::players

// SPDX-License-Identifier: MIT
// The nets that the program carries: the files nets/pollyanna.net and nets/poleana.net, as they
// are. Empty in the module of the page, which is handed a file when somebody needs it (net.h).
#pragma once

#include <string_view>

namespace parlor::players {

std::string_view pollyanna_net();
std::string_view poleana_net();

}  // namespace parlor::players

// SPDX-License-Identifier: MIT
// The nets that the program carries: the contents of nets/pollyanna.net and nets/poleana.net.
// Empty in the browser's module, which is given the file when it needs it (net.h).
#pragma once

#include <string_view>

namespace parlor::pollyanna {

std::string_view pollyanna_net();
std::string_view poleana_net();

}  // namespace parlor::pollyanna

// SPDX-License-Identifier: MIT
// What stands behind a module's exports (exports.cpp): text in, text out. Defined once a module.
#pragma once

#include <string>
#include <string_view>

#include "base/stop.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const base::Stop& stop);

// A net for the computers, as its file is. Answered as a request is.
std::string answered_to_net(std::string_view file);

}  // namespace parlor::wasm

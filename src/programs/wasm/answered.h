// SPDX-License-Identifier: MIT
// The functions behind a module's exports (exports.cpp): text in, text out. Each module defines
// them once.
#pragma once

#include <string>
#include <string_view>

#include "base/stop.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const base::Stop& stop);

// Takes the content of a net's file. Answers in the format of ask().
std::string answered_to_net(std::string_view file);

}  // namespace parlor::wasm

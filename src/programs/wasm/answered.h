// SPDX-License-Identifier: MIT
// What stands behind a module's exports (exports.cpp): text in, text out. Defined once a module.
#pragma once

#include <string>
#include <string_view>

#include "base/stop.h"

namespace parlor::wasm {

std::string answered(std::string_view request, const base::Stop& stop);

}  // namespace parlor::wasm

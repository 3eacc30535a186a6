// SPDX-License-Identifier: MIT
// Whether a server is well, as JSON.
#pragma once

#include <string>
#include <string_view>

namespace parlor::wire {

std::string health_json(std::string_view version);

}  // namespace parlor::wire

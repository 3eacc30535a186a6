// SPDX-License-Identifier: MIT
// Whether a server is well, as JSON.
#pragma once

#include <string>
#include <string_view>

namespace parlor::report_json {

std::string health_json(std::string_view version);

}  // namespace parlor::report_json

// SPDX-License-Identifier: MIT
// Where others in the network find this machine.
#pragma once

#include <string>
#include <vector>

namespace parlor::cli {

// Addresses of IPv4 besides loopback; perhaps none.
std::vector<std::string> network_addresses();

}  // namespace parlor::cli

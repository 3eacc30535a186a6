// SPDX-License-Identifier: MIT
// What `parlor serve` asks of the machine: its addresses, and a browser.
#pragma once

#include <string>
#include <vector>

namespace parlor::cli {

// The IPv4 addresses except loopback.
std::vector<std::string> network_addresses();

// Asks the desktop to open the address and does not wait for it. Does nothing without a desktop.
void open_browser(std::string address);

}  // namespace parlor::cli

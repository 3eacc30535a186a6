// SPDX-License-Identifier: MIT
// Ports of this machine, for servers that tests start.
#pragma once

#include <netinet/in.h>

#include <cstdint>

namespace parlor::tests {

sockaddr_in loopback(std::uint16_t port);
// Nobody listens there now.
std::uint16_t free_port();

}  // namespace parlor::tests

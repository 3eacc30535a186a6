// SPDX-License-Identifier: MIT
// Ports of this machine, for servers that tests start.
#pragma once

#include <netinet/in.h>

#include <cstdint>

namespace parlor::tests {

sockaddr_in loopback(std::uint16_t port);
[[nodiscard]] bool listens(const sockaddr_in& address);
// A random port that nothing uses now.
std::uint16_t free_port();

}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
#include "support/loopback.h"

#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>

namespace parlor::tests {

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool listens(const sockaddr_in& address) {
    const int tried = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int failed = connect(tried, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    close(tried);
    return failed == 0;
}

std::uint16_t free_port() {
    const int tried = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    const bool is_bound = bind(tried, reinterpret_cast<const sockaddr*>(&address), size) == 0;
    getsockname(tried, reinterpret_cast<sockaddr*>(&address), &size);
    close(tried);
    if (!is_bound) throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
}

}  // namespace parlor::tests

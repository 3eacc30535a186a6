// SPDX-License-Identifier: MIT
#include "support/loopback.h"

#include <sys/socket.h>
#include <unistd.h>

#include <random>
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
    // Below the system's range for outgoing connections (32768 and above), one of which could take
    // the port before the server does.
    constexpr std::uint32_t first = 10'000;
    constexpr std::uint32_t count = 22'000;
    std::random_device random;
    for (int tries = 0; tries < 1000; ++tries) {
        const auto port = static_cast<std::uint16_t>(first + random() % count);
        const int tried = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in address = loopback(port);
        const bool is_free =
            bind(tried, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        close(tried);
        if (is_free) return port;
    }
    throw std::runtime_error("no free port");
}

}  // namespace parlor::tests

// SPDX-License-Identifier: MIT
#include "programs/cli/admin/network.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <memory>

namespace parlor::cli {

std::vector<std::string> network_addresses() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
    std::vector<std::string> found;
    for (const ifaddrs* each = all.get(); each != nullptr; each = each->ifa_next) {
        const bool is_up = (each->ifa_flags & IFF_UP) != 0;
        const bool is_loopback = (each->ifa_flags & IFF_LOOPBACK) != 0;
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        if (!is_up || is_loopback) continue;
        std::array<char, NI_MAXHOST> text{};
        const int failed = getnameinfo(each->ifa_addr, sizeof(sockaddr_in), text.data(),
                                       text.size(), nullptr, 0, NI_NUMERICHOST);
        if (failed == 0) found.emplace_back(text.data());
    }
    return found;
}

}  // namespace parlor::cli

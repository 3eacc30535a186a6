// SPDX-License-Identifier: MIT
#include "online/server/open_files.h"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

namespace parlor::server {
namespace {

constexpr std::size_t own = 64;         // stores, neighbours, logs
constexpr std::size_t for_clients = 8;  // one part of so many at least
constexpr std::size_t most_an_address = 100;
constexpr std::size_t addresses = 4;  // that there is room for at least
constexpr std::size_t usual = 1024;

}  // namespace

std::size_t raise_open_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return usual;
    const rlim_t before = std::exchange(limit.rlim_cur, limit.rlim_max);
    return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : before;
}

FileShares shares_of(std::size_t files, std::size_t wanted_sockets) {
    const std::size_t left = std::max(files, 2 * own) - own;
    const std::size_t sockets = std::min(wanted_sockets, left - left / for_clients);
    const std::size_t clients = left - sockets;
    return {.sockets = sockets,
            .clients = clients,
            .clients_an_address = std::clamp<std::size_t>(clients / addresses, 1, most_an_address)};
}

}  // namespace parlor::server

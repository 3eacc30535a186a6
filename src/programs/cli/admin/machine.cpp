// SPDX-License-Identifier: MIT
#include "programs/cli/admin/machine.h"

#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <memory>

namespace parlor::cli {
namespace {

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

}  // namespace

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

void open_browser(std::string address) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int each : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        posix_spawn_file_actions_addopen(&actions, each, "/dev/null", O_RDWR, 0);
    }
    // In its own session and without blocked signals, so that Ctrl-C does not close the browser.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
    std::string program = "xdg-open";
    const std::array<char*, 3> words{program.data(), address.data(), nullptr};
    pid_t process = 0;
    posix_spawnp(&process, program.c_str(), &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
}

}  // namespace parlor::cli

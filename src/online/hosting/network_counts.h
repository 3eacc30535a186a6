// SPDX-License-Identifier: MIT
// Counts what an address has, and what the networks around it have together: one customer of a
// provider may own a /56 or a /48 of IPv6.
//
//   NetworkCounts tables({.an_address = 6, .a_56 = 12, .a_48 = 24, .a_24 = 24});
//   if (tables.has_room("2001:db8:1:2::/64")) tables.add("2001:db8:1:2::/64");
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace parlor::hosting {

struct NetworkLimits {
    std::size_t an_address;  // of IPv6: a /64
    std::size_t a_56;        // of IPv6
    std::size_t a_48;
    std::size_t a_24 = 0;  // of IPv4; 0: not counted
};

class NetworkCounts {
public:
    explicit NetworkCounts(const NetworkLimits& limits) : limits_(limits) {}

    // Addresses come as text; IPv6 as a /64. Other text counts for itself alone.
    [[nodiscard]] bool has_room(const std::string& address) const;
    void add(const std::string& address);
    // Precondition: it was added.
    void remove(const std::string& address);

private:
    struct Network {
        std::string name;
        std::size_t most;
    };
    [[nodiscard]] std::vector<Network> networks_of(const std::string& address) const;

    NetworkLimits limits_;
    std::map<std::string, std::size_t> counts_;
};

}  // namespace parlor::hosting

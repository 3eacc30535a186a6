// SPDX-License-Identifier: MIT
#include "online/hosting/limits.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace parlor::hosting {

namespace ip = boost::asio::ip;

std::vector<NetworkCounts::Network> NetworkCounts::networks_of(const std::string& address) const {
    std::vector<Network> all{{address, limits_.an_address}};
    const auto add = [&](const auto& network, std::size_t most) {
        if (most > 0) all.push_back({network.canonical().to_string(), most});
    };
    boost::system::error_code error;
    const auto parsed = ip::make_address(address.substr(0, address.find('/')), error);
    if (error) return all;
    if (parsed.is_v4()) {
        add(ip::network_v4(parsed.to_v4(), 24), limits_.a_24);
    } else if (parsed.to_v6().is_v4_mapped()) {
        add(ip::network_v4(ip::make_address_v4(ip::v4_mapped, parsed.to_v6()), 24), limits_.a_24);
    } else {
        add(ip::network_v6(parsed.to_v6(), 56), limits_.a_56);
        add(ip::network_v6(parsed.to_v6(), 48), limits_.a_48);
    }
    return all;
}

bool NetworkCounts::has_room(const std::string& address) const {
    return std::ranges::all_of(networks_of(address), [&](const Network& each) {
        const auto found = counts_.find(each.name);
        return (found == counts_.end() ? 0 : found->second) < each.most;
    });
}

void NetworkCounts::add(const std::string& address) {
    for (const Network& each : networks_of(address)) ++counts_[each.name];
}

void NetworkCounts::remove(const std::string& address) {
    for (const Network& each : networks_of(address)) {
        const auto found = counts_.find(each.name);
        if (--found->second == 0) counts_.erase(found);
    }
}

}  // namespace parlor::hosting

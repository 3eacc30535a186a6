// SPDX-License-Identifier: MIT
#include "online/server/gate.h"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace parlor::server {
namespace {

constexpr std::size_t most_remembered = 50'000;

}  // namespace

std::string network_of(std::string_view address) {
    boost::system::error_code error;
    const auto parsed = boost::asio::ip::make_address_v6(std::string(address), error);
    if (error || parsed.is_v4_mapped()) return std::string(address);
    return boost::asio::ip::network_v6(parsed, 64).canonical().to_string();
}

Gate::Visits& Gate::visits(const std::string& address) {
    if (visits_.size() > most_remembered) {
        const auto now = std::chrono::steady_clock::now();
        std::erase_if(visits_, [&](const auto& each) {
            const Visits& visits = each.second;
            return visits.requests.is_full(now) && visits.logins.is_full(now) &&
                   visits.duels.is_full(now) && visits.puzzles.is_full(now);
        });
    }
    return visits_.try_emplace(address, limits_).first->second;
}

Gate::Slot Gate::enter(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (connections_ >= limits_.connections || !connected_.has_room(address)) return {};
    connected_.add(address);
    connections_ += 1;
    return Slot(this, Leave{address});
}

void Gate::leave(const std::string& address) {
    const std::lock_guard lock(mutex_);
    connected_.remove(address);
    connections_ -= 1;
}

bool Gate::may_ask(const std::string& address) {
    const std::lock_guard lock(mutex_);
    return visits(address).requests.take();
}

bool Gate::may_log_in(const std::string& address) {
    const std::lock_guard lock(mutex_);
    return visits(address).logins.take();
}

bool Gate::may_enter_duel(const std::string& address) {
    const std::lock_guard lock(mutex_);
    return visits(address).duels.take();
}

bool Gate::may_rate_puzzles(const std::string& address) {
    const std::lock_guard lock(mutex_);
    return visits(address).puzzles.take();
}

}  // namespace parlor::server

// SPDX-License-Identifier: MIT
// Limits per address: connections at a time, requests, attempts to log in. May be used by any
// thread. One gate counts WebSockets, another one the other connections.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "online/hosting/limits.h"

namespace parlor::server {

struct GateLimits {
    std::size_t connections = 10'000;          // in all
    std::size_t connections_an_address = 100;  // twice as many of a /56 of IPv6, 4 times of a /48
    hosting::Rate requests{.a_second = 10, .at_once = 100};  // of the HTTP API, and to be let in
    hosting::Rate logins{.a_second = 0.1, .at_once = 10};
    hosting::Rate duels{.a_second = 0.1, .at_once = 10};    // whose records are to be checked
    hosting::Rate puzzles{.a_second = 0.1, .at_once = 10};  // requests with attempts
};

// A client with one IPv6 address has all addresses with the same first 64 bits.
std::string network_of(std::string_view address);

class Gate {
public:
    explicit Gate(GateLimits limits)
        : limits_(limits),
          connected_({.an_address = limits.connections_an_address,
                      .a_56 = 2 * limits.connections_an_address,
                      .a_48 = 4 * limits.connections_an_address}) {}

    struct Leave {
        std::string address{};
        void operator()(Gate* gate) const { gate->leave(address); }
    };
    // A place among the connections of an address, for as long as it lives.
    using Slot = std::unique_ptr<Gate, Leave>;
    // Null if there are too many connections.
    Slot enter(const std::string& address);
    bool may_ask(const std::string& address);
    bool may_log_in(const std::string& address);
    bool may_enter_duel(const std::string& address);
    bool may_rate_puzzles(const std::string& address);

private:
    struct Visits {
        explicit Visits(const GateLimits& limits)
            : requests(limits.requests),
              logins(limits.logins),
              duels(limits.duels),
              puzzles(limits.puzzles) {}
        hosting::Bucket requests;
        hosting::Bucket logins;
        hosting::Bucket duels;
        hosting::Bucket puzzles;
    };

    void leave(const std::string& address);
    Visits& visits(const std::string& address);

    GateLimits limits_;
    std::mutex mutex_;
    std::map<std::string, Visits> visits_;
    hosting::NetworkCounts connected_;
    std::size_t connections_ = 0;
};

}  // namespace parlor::server

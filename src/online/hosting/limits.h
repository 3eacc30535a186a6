// SPDX-License-Identifier: MIT
// How often something may be done, and how much an address and the networks around it may have.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace parlor::hosting {

struct Rate {
    double a_second;
    double at_once;
};

class Bucket {
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit Bucket(Rate rate, Time now = std::chrono::steady_clock::now())
        : rate_(rate), left_(rate.at_once), since_(now) {}

    // Takes a token. Returns false if there is none.
    bool take(Time now = std::chrono::steady_clock::now()) {
        left_ = filled(now);
        since_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    // True if it has been unused for so long that it can be forgotten.
    [[nodiscard]] bool is_full(Time now) const { return filled(now) >= rate_.at_once; }

private:
    [[nodiscard]] double filled(Time now) const {
        const double passed = std::chrono::duration<double>(now - since_).count();
        return std::min(rate_.at_once, left_ + std::max(0.0, passed) * rate_.a_second);
    }

    Rate rate_;
    double left_;
    Time since_;
};

// One bucket per name.
class Buckets {
public:
    explicit Buckets(Rate rate) : rate_(rate) {}

    bool take(const std::string& name) {
        const auto now = std::chrono::steady_clock::now();
        if (buckets_.size() > most_remembered) {
            std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(now); });
        }
        return buckets_.try_emplace(name, rate_, now).first->second.take(now);
    }

private:
    static constexpr std::size_t most_remembered = 10'000;

    Rate rate_;
    std::map<std::string, Bucket> buckets_;
};

// Counts what an address has, and what the networks around it have together: one customer of a
// provider may own a /56 or a /48 of IPv6.
//
//   NetworkCounts tables({.an_address = 6, .a_56 = 12, .a_48 = 24, .a_24 = 24});
//   if (tables.has_room("2001:db8:1:2::/64")) tables.add("2001:db8:1:2::/64");

struct NetworkLimits {
    std::size_t an_address;  // of IPv6: a /64
    std::size_t a_56;        // of IPv6
    std::size_t a_48;
    std::size_t a_24 = 0;  // of IPv4; 0: not counted
};

class NetworkCounts {
public:
    explicit NetworkCounts(const NetworkLimits& limits) : limits_(limits) {}

    // IPv6 addresses are given as a /64. Text that is no address is counted only as itself.
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

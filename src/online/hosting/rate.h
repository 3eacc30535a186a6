// SPDX-License-Identifier: MIT
// How often something may be done: a bucket that fills at a steady rate and is emptied by use.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <string>

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

    // Whether it may be done once more now.
    bool take(Time now = std::chrono::steady_clock::now()) {
        left_ = filled(now);
        since_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    // Nothing was done for so long that it need not be remembered.
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

// One bucket for everybody who is named.
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

}  // namespace parlor::hosting

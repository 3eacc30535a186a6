// SPDX-License-Identifier: MIT
// One thread that waits for many sockets and for times, so that a test or the load generator can be
// thousands of people at once.
//
//   Loop loop;
//   loop.at(Loop::Clock::now() + 50ms, [] { … });
//   loop.run_until([&] { return done; }, 5s)
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <unordered_map>
#include <utility>

namespace parlor::tests {

class Loop {
public:
    using Clock = std::chrono::steady_clock;
    using Time = Clock::time_point;
    using Timer = std::pair<Time, std::uint64_t>;

    // An object that has a socket.
    class Listener {
    public:
        virtual ~Listener() = default;
        virtual void on_readable() = 0;
        virtual void on_writable() = 0;
    };

    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Until it is forgotten. Reports that the socket can be written only if `writes`.
    void watch(int socket, Listener& listener, bool reads, bool writes);
    void forget(int socket);

    Timer at(Time time, std::function<void()> action);
    Timer after(std::chrono::milliseconds delay, std::function<void()> action);
    void cancel(const Timer& timer) { timers_.erase(timer); }

    // Whether it was done within the limit.
    bool run_until(const std::function<bool()>& done, std::chrono::milliseconds limit);
    void run_for(std::chrono::milliseconds time);

private:
    struct Watched {
        Listener* listener;
        std::uint32_t generation;  // a number may be another socket's by the time it is reported
    };

    void wait(Time until);
    void run_timers();

    int poll_;
    std::uint32_t generation_ = 0;
    std::uint64_t timers_made_ = 0;
    std::unordered_map<int, Watched> watched_;
    std::map<Timer, std::function<void()>> timers_;
};

}  // namespace parlor::tests

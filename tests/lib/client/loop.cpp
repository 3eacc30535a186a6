// SPDX-License-Identifier: MIT
#include "client/loop.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace parlor::tests {

using namespace std::chrono;

Loop::Loop() : poll_(epoll_create1(EPOLL_CLOEXEC)) {
    if (poll_ < 0) throw std::runtime_error("no epoll");
}

Loop::~Loop() { close(poll_); }

void Loop::watch(int socket, Listener& listener, bool reads, bool writes) {
    const auto [known, is_new] = watched_.try_emplace(socket, Watched{&listener, ++generation_});
    epoll_event event{};
    event.events = (reads ? EPOLLIN : 0U) | (writes ? EPOLLOUT : 0U);
    event.data.u64 = static_cast<std::uint64_t>(known->second.generation) << 32U |
                     static_cast<std::uint32_t>(socket);
    epoll_ctl(poll_, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, &event);
}

void Loop::forget(int socket) {
    if (watched_.erase(socket) > 0) epoll_ctl(poll_, EPOLL_CTL_DEL, socket, nullptr);
}

Loop::Timer Loop::at(Time time, std::function<void()> action) {
    const Timer timer{time, ++timers_made_};
    timers_.emplace(timer, std::move(action));
    return timer;
}

Loop::Timer Loop::after(milliseconds delay, std::function<void()> action) {
    return at(Clock::now() + delay, std::move(action));
}

bool Loop::run_until(const std::function<bool()>& done, milliseconds limit) {
    const Time end = Clock::now() + limit;
    while (!done()) {
        if (Clock::now() >= end) return false;
        wait(timers_.empty() ? end : std::min(end, timers_.begin()->first.first));
        run_timers();
    }
    return true;
}

void Loop::run_for(milliseconds time) {
    run_until([] { return false; }, time);
}

void Loop::wait(Time until) {
    std::array<epoll_event, 256> events{};
    const auto left = ceil<milliseconds>(until - Clock::now()).count();
    const int ready = epoll_wait(poll_, events.data(), events.size(),
                                 static_cast<int>(std::clamp<std::int64_t>(left, 0, 1000)));
    for (int i = 0; i < ready; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        const int socket = static_cast<int>(event.data.u64 & 0xffffffffU);
        const auto listener = [&]() -> Listener* {
            const auto found = watched_.find(socket);
            const bool is_same =
                found != watched_.end() && found->second.generation == event.data.u64 >> 32U;
            return is_same ? found->second.listener : nullptr;
        };
        const bool is_broken = (event.events & (EPOLLERR | EPOLLHUP)) != 0;
        if ((event.events & EPOLLOUT) != 0 && listener() != nullptr) listener()->on_writable();
        if (((event.events & EPOLLIN) != 0 || is_broken) && listener() != nullptr) {
            listener()->on_readable();
        }
    }
}

void Loop::run_timers() {
    const Time now = Clock::now();
    while (!timers_.empty() && timers_.begin()->first.first <= now) {
        const auto action = timers_.extract(timers_.begin());
        action.mapped()();
    }
}

}  // namespace parlor::tests

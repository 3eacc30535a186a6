// SPDX-License-Identifier: MIT
// Wakes a thread that waits, for a while at most and for a descriptor too if there is one.
//
//   bell.wait(socket, milliseconds(1000));        one thread
//   bell.ring();                                  any other
#pragma once

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace parlor::cluster {

// Of a thread that carries messages, when nobody rings.
inline constexpr std::chrono::milliseconds longest_sleep{1000};

class WakeSignal {
public:
    WakeSignal() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    ~WakeSignal() { close(descriptor_); }
    WakeSignal(const WakeSignal&) = delete;
    WakeSignal& operator=(const WakeSignal&) = delete;

    void signal() const { static_cast<void>(eventfd_write(descriptor_, 1)); }
    // Until it is rung, or was since the last time. `other` may be -1: nothing else to wait for.
    void wait(int other, std::chrono::milliseconds longest) const {
        std::array<pollfd, 2> ready{{{descriptor_, POLLIN, 0}, {other, POLLIN, 0}}};
        poll(ready.data(), ready.size(),
             static_cast<int>(std::max<std::int64_t>(0, longest.count())));
        eventfd_t count = 0;
        static_cast<void>(eventfd_read(descriptor_, &count));
    }

private:
    int descriptor_;
};

}  // namespace parlor::cluster

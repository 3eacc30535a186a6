// SPDX-License-Identifier: MIT
// A mutex that is acquired in FIFO order. Writers of a SQLite file queue here: SQLite's own busy
// handler sleeps and polls, so a thread that writes without a pause can starve all others.
//
//   const std::lock_guard lock(mutex);
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace parlor::store {

class FairMutex {
public:
    void lock() {
        std::unique_lock lock(mutex_);
        const std::uint64_t ticket = next_ticket_++;
        is_served_.wait(lock, [&] { return serving_ == ticket; });
    }
    void unlock() {
        {
            const std::lock_guard lock(mutex_);
            ++serving_;
        }
        is_served_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable is_served_;
    std::uint64_t next_ticket_ = 0;
    std::uint64_t serving_ = 0;
};

}  // namespace parlor::store

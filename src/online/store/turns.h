// SPDX-License-Identifier: MIT
// Whoever wants to write to a file waits in a line. SQLite by itself lets those who find it busy
// sleep and try again, and a thread that writes without a break would leave them no moment.
//
//   const Turn turn(turns);                            until it goes out of scope
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace parlor::store {

class Turns {
public:
    void take() {
        std::unique_lock lock(mutex_);
        const std::uint64_t ours = last_++;
        is_next_.wait(lock, [&] { return now_ == ours; });
    }
    void leave() {
        {
            const std::lock_guard lock(mutex_);
            ++now_;
        }
        is_next_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable is_next_;
    std::uint64_t last_ = 0;
    std::uint64_t now_ = 0;
};

class Turn {
public:
    explicit Turn(Turns& turns) : turns_(&turns) { turns_->take(); }
    ~Turn() { turns_->leave(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

private:
    Turns* turns_;
};

}  // namespace parlor::store

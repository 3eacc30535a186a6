// SPDX-License-Identifier: MIT
// Work for other threads: any thread hands it in, those that do it take it in the same order. All
// threads of this room wait here and nowhere else.
//
//   WorkQueue<Question> queue;
//   queue.push(question);                              from any thread
//   while (auto each = queue.next()) …                 one at a time, on as many threads as one
//   likes for (auto all = queue.all(); !all.empty(); all = queue.all()) …    or whatever is there,
//   at once queue.close();                                     they do what is left, and end
//   queue.close_now();                                 they end when they have done what they took
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace parlor::hosting {

template <class Item>
class WorkQueue {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Items = std::deque<Item>;

    // Nothing is done with what comes after it was closed.
    void push(Item item) {
        {
            const std::lock_guard lock(mutex_);
            if (is_closed_) return;
            items_.push_back(std::move(item));
        }
        something_.notify_one();
    }

    // Both wait until there is something. None: nothing will come any more.
    std::optional<Item> next() {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [this] { return is_closed_ || !items_.empty(); });
        if (items_.empty()) return std::nullopt;
        std::optional<Item> first(std::move(items_.front()));
        items_.pop_front();
        return first;
    }
    Items all() {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [this] { return is_closed_ || !items_.empty(); });
        return std::exchange(items_, {});
    }
    // Waits no longer than that; then there may be nothing yet.
    Items all_until(Time time) {
        std::unique_lock lock(mutex_);
        something_.wait_until(lock, time, [this] { return is_closed_ || !items_.empty(); });
        return std::exchange(items_, {});
    }

    // That nobody has taken yet.
    std::size_t size() {
        const std::lock_guard lock(mutex_);
        return items_.size();
    }
    bool is_closed() {
        const std::lock_guard lock(mutex_);
        return is_closed_;
    }

    void close() {
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
        }
        something_.notify_all();
    }
    void close_now() {
        Items dropped;  // and destroyed where nobody waits for it
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
            std::swap(dropped, items_);
        }
        something_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable something_;
    Items items_;
    bool is_closed_ = false;
};

}  // namespace parlor::hosting

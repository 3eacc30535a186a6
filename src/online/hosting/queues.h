// SPDX-License-Identifier: MIT
// Queues of work for other threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace parlor::hosting {

// A FIFO queue of work for other threads. All threads of this module wait here and nowhere else.
//
//   WorkQueue<Question> queue;
//   queue.push(question);                              from any thread
//   while (auto each = queue.next()) …                 one at a time, on any number of threads
//   for (auto all = queue.all(); !all.empty(); all = queue.all()) …    or all there is, at once
//   queue.close();                                     they finish what is left, and end
//   queue.close_now();                                 they finish what they have taken, and end

template <class Item>
class WorkQueue {
public:
    using Items = std::deque<Item>;
    using WhenIdle = std::function<void()>;

    explicit WorkQueue(std::chrono::milliseconds until_idle = std::chrono::seconds(5))
        : until_idle_(until_idle) {}

    // Ignored after the queue was closed.
    void push(Item item) {
        {
            const std::lock_guard lock(mutex_);
            if (is_closed_) return;
            items_.push_back(std::move(item));
        }
        something_.notify_one();
    }

    // Both wait for work. Nullopt or empty means that the queue is closed. They call `when_idle`
    // once if they have waited for a while.
    std::optional<Item> next(const WhenIdle& when_idle = {}) {
        std::unique_lock lock(mutex_);
        wait(lock, when_idle);
        if (items_.empty()) return std::nullopt;
        std::optional<Item> first(std::move(items_.front()));
        items_.pop_front();
        return first;
    }
    Items all(const WhenIdle& when_idle = {}) {
        std::unique_lock lock(mutex_);
        wait(lock, when_idle);
        return std::exchange(items_, {});
    }

    // The number of items that wait.
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
        Items dropped;  // destroyed after the lock is released
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
            std::swap(dropped, items_);
        }
        something_.notify_all();
    }

private:
    void wait(std::unique_lock<std::mutex>& lock, const WhenIdle& when_idle) {
        const auto is_ready = [this] { return is_closed_ || !items_.empty(); };
        if (when_idle && !something_.wait_for(lock, until_idle_, is_ready)) {
            lock.unlock();
            when_idle();
            lock.lock();
        }
        something_.wait(lock, is_ready);
    }

    std::chrono::milliseconds until_idle_;
    std::mutex mutex_;
    std::condition_variable something_;
    Items items_;
    bool is_closed_ = false;
};

// A queue of work in which owners take turns, however much work each of them has.
//
//   TurnQueue<Question> queue;
//   queue.push("203.0.113.7", question);               from any thread
//   while (auto each = queue.next()) …                 one item of each owner, then round again

template <class Item>
class TurnQueue {
public:
    struct Taken {
        std::string whose;
        Item item;
    };
    // The number of other owners that wait, and of further items of this owner.
    struct Waiting {
        std::size_t others = 0;
        std::size_t own = 0;
    };

    // Ignored after the queue was closed.
    void push(const std::string& whose, Item item) {
        {
            const std::lock_guard lock(mutex_);
            if (is_closed_) return;
            std::deque<Item>& theirs = items_[whose];
            if (theirs.empty()) turns_.push_back(whose);
            theirs.push_back(std::move(item));
        }
        something_.notify_one();
    }

    // Waits for work. Nullopt if the queue is closed.
    std::optional<Taken> next() {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [this] { return is_closed_ || !turns_.empty(); });
        if (turns_.empty()) return std::nullopt;
        const auto found = items_.find(turns_.front());
        turns_.pop_front();
        Taken taken{found->first, std::move(found->second.front())};
        found->second.pop_front();
        if (found->second.empty()) {
            items_.erase(found);
        } else {
            turns_.push_back(found->first);
        }
        return taken;
    }

    Waiting waiting(const std::string& whose) {
        const std::lock_guard lock(mutex_);
        const auto found = items_.find(whose);
        if (found == items_.end()) return {.others = items_.size(), .own = 0};
        return {.others = items_.size() - 1, .own = found->second.size()};
    }

    // Drops all waiting items.
    void close_now() {
        std::map<std::string, std::deque<Item>> dropped;  // destroyed after the lock is released
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
            turns_.clear();
            std::swap(dropped, items_);
        }
        something_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable something_;
    std::map<std::string, std::deque<Item>> items_;  // by owner, never empty
    std::deque<std::string> turns_;                  // the same owners, the next one first
    bool is_closed_ = false;
};

}  // namespace parlor::hosting

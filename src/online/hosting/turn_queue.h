// SPDX-License-Identifier: MIT
// Work that many ask for and few threads do: those who ask come in turn, however much each wants.
//
//   TurnQueue<Question> queue;
//   queue.push("203.0.113.7", question);               from any thread
//   while (auto each = queue.next()) …                 one of each who asks, then round again
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace parlor::hosting {

template <class Item>
class TurnQueue {
public:
    struct Taken {
        std::string whose;
        Item item;
    };
    // How many others wait, and how much of one's own.
    struct Waiting {
        std::size_t others = 0;
        std::size_t own = 0;
    };

    // Nothing is done with what comes after it was closed.
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

    // Waits until there is something. None: nothing will come any more.
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

    // What nobody has taken yet is dropped.
    void close_now() {
        std::map<std::string, std::deque<Item>> dropped;  // and destroyed where nobody waits for it
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
    std::map<std::string, std::deque<Item>> items_;  // of those who wait, never empty
    std::deque<std::string> turns_;                  // the same, the next first
    bool is_closed_ = false;
};

}  // namespace parlor::hosting

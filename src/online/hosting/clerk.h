// SPDX-License-Identifier: MIT
// Threads that do what takes a while and may wait: reading the store, locking passphrases. Each has
// a store of its own.
//
//   clerk.ask([=](store::Store& store) { auto table = store.table(id); loop.post(…); });
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "online/store/store.h"

namespace parlor::hosting {

class Clerk {
public:
    using Question = std::function<void(store::Store&)>;

    // A thread for every store.
    explicit Clerk(std::vector<std::unique_ptr<store::Store>> stores);
    ~Clerk() { stop(); }
    Clerk(const Clerk&) = delete;
    Clerk& operator=(const Clerk&) = delete;

    void ask(Question question);  // from any thread
    // Returns when all that was asked before is answered.
    void stop();

private:
    void work(store::Store& store);

    std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Question> asked_;
    bool is_stopping_ = false;
    std::vector<std::unique_ptr<store::Store>> stores_;
    std::vector<std::thread> threads_;
};

}  // namespace parlor::hosting

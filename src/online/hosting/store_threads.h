// SPDX-License-Identifier: MIT
// Threads that do what takes a while and may wait: reading the store, locking passphrases. Each has
// a store of its own.
//
//   threads.ask([=](store::Store& store) { auto table = store.table(id); loop.post(…); });
#pragma once

#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "online/hosting/work_queue.h"
#include "online/store/store.h"

namespace parlor::hosting {

class StoreThreads {
public:
    using Task = std::function<void(store::Store&)>;

    // A thread for every store.
    explicit StoreThreads(std::vector<std::unique_ptr<store::Store>> stores);
    ~StoreThreads() { stop(); }
    StoreThreads(const StoreThreads&) = delete;
    StoreThreads& operator=(const StoreThreads&) = delete;

    void ask(Task task) { tasks_.push(std::move(task)); }  // from any thread
    // Returns when all that was asked before is answered.
    void stop();

private:
    WorkQueue<Task> tasks_;
    std::vector<std::unique_ptr<store::Store>> stores_;
    std::vector<std::thread> threads_;
};

}  // namespace parlor::hosting

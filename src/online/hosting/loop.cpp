// SPDX-License-Identifier: MIT
#include "online/hosting/loop.h"

namespace parlor::hosting {

void Loop::post(Task task) {
    bool was_empty = false;
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_) return;
        was_empty = posted_.empty();
        posted_.push_back(std::move(task));
    }
    if (was_empty) something_.notify_one();
}

void Loop::at(Time time, Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_) return;
        due_.emplace(time, std::move(task));
    }
    something_.notify_one();
}

void Loop::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Loop::run() {
    std::vector<Task> tasks;
    while (wait(tasks)) {
        for (const Task& each : tasks) each();
        tasks.clear();
    }
}

bool Loop::wait(std::vector<Task>& tasks) {
    std::unique_lock lock(mutex_);
    for (;;) {
        std::swap(tasks, posted_);
        const Time now = std::chrono::steady_clock::now();
        while (!is_stopping_ && !due_.empty() && due_.begin()->first <= now) {
            tasks.push_back(std::move(due_.begin()->second));
            due_.erase(due_.begin());
        }
        if (!tasks.empty()) return true;
        if (is_stopping_) return false;
        if (due_.empty()) {
            something_.wait(lock);
        } else {
            something_.wait_until(lock, due_.begin()->first);
        }
    }
}

}  // namespace parlor::hosting

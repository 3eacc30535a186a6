// SPDX-License-Identifier: MIT
#include "online/hosting/loop.h"

namespace parlor::hosting {

void Loop::at(Time time, Task task) {
    post([this, time, task = std::move(task)] { due_.emplace(time, task); });
}

void Loop::stop() {
    posted_.close();
    if (thread_.joinable()) thread_.join();
}

void Loop::run() {
    for (;;) {
        const auto tasks = due_.empty() ? posted_.all() : posted_.all_until(due_.begin()->first);
        for (const Task& each : tasks) each();
        if (!posted_.is_closed()) {
            do_what_is_due();
        } else if (tasks.empty()) {
            return;
        }
    }
}

void Loop::do_what_is_due() {
    const Time now = std::chrono::steady_clock::now();
    while (!due_.empty() && due_.begin()->first <= now) {
        const Task task = std::move(due_.begin()->second);
        due_.erase(due_.begin());
        task();
    }
}

}  // namespace parlor::hosting

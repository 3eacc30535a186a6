// SPDX-License-Identifier: MIT
#include "online/hosting/loop.h"

#include <boost/asio/post.hpp>

namespace parlor::hosting {

Loop::Loop() : thread_([this] { context_.run(); }) {}

// One wake-up runs every queued task.
void Loop::post(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (is_closed_) return;
        posted_.push_back(std::move(task));
        if (posted_.size() > 1) return;
    }
    boost::asio::post(context_, [this] { do_what_was_posted(); });
}

void Loop::at(Time time, Task task) {
    post([this, time, task = std::move(task)] {
        const auto added = due_.emplace(time, task);
        if (added == due_.begin()) wait_for_first();
    });
}

void Loop::stop() {
    {
        const std::lock_guard lock(mutex_);
        if (std::exchange(is_closed_, true)) return;
    }
    boost::asio::post(context_, [this] {
        do_what_was_posted();
        context_.stop();
    });
    thread_.join();
}

void Loop::do_what_was_posted() {
    std::vector<Task> tasks;
    {
        const std::lock_guard lock(mutex_);
        tasks = std::exchange(posted_, {});
    }
    for (const Task& each : tasks) each();
}

void Loop::wait_for_first() {
    timer_.expires_at(due_.begin()->first);
    timer_.async_wait([this](boost::system::error_code error) {
        if (!error) do_what_is_due();
    });
}

void Loop::do_what_is_due() {
    const Time now = std::chrono::steady_clock::now();
    while (!due_.empty() && due_.begin()->first <= now) {
        const Task task = std::move(due_.begin()->second);
        due_.erase(due_.begin());
        task();
    }
    if (!due_.empty()) wait_for_first();
}

}  // namespace parlor::hosting

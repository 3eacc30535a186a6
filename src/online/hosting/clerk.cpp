// SPDX-License-Identifier: MIT
#include "online/hosting/clerk.h"

namespace parlor::hosting {

Clerk::Clerk(std::vector<std::unique_ptr<store::Store>> stores) : stores_(std::move(stores)) {
    for (const auto& each : stores_) {
        threads_.emplace_back([this, store = each.get()] { work(*store); });
    }
}

void Clerk::ask(Question question) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopping_) return;
        asked_.push_back(std::move(question));
    }
    something_.notify_one();
}

void Clerk::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_.notify_all();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void Clerk::work(store::Store& store) {
    for (;;) {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [&] { return is_stopping_ || !asked_.empty(); });
        if (asked_.empty()) return;
        const Question question = std::move(asked_.front());
        asked_.pop_front();
        lock.unlock();
        question(store);
    }
}

}  // namespace parlor::hosting

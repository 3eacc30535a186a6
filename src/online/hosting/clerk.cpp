// SPDX-License-Identifier: MIT
#include "online/hosting/clerk.h"

namespace parlor::hosting {

Clerk::Clerk(std::vector<std::unique_ptr<store::Store>> stores) : stores_(std::move(stores)) {
    for (const auto& each : stores_) {
        threads_.emplace_back([this, store = each.get()] {
            while (const auto question = asked_.next()) (*question)(*store);
        });
    }
}

void Clerk::stop() {
    asked_.close();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

}  // namespace parlor::hosting

// SPDX-License-Identifier: MIT
#include "online/hosting/store_threads.h"

#include "online/hosting/spare_memory.h"

namespace parlor::hosting {

StoreThreads::StoreThreads(std::vector<std::unique_ptr<store::Store>> stores)
    : stores_(std::move(stores)) {
    for (const auto& each : stores_) {
        threads_.emplace_back([this, store = each.get()] {
            const auto release = [store] {
                store->release_memory();
                release_spare_memory();
            };
            while (const auto task = tasks_.next(release)) (*task)(*store);
        });
    }
}

void StoreThreads::stop() {
    tasks_.close();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

}  // namespace parlor::hosting

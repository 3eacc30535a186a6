// SPDX-License-Identifier: MIT
#include "online/hosting/store_threads.h"

#include <malloc.h>
#include <chrono>
#include <cstddef>
#include <mutex>

#include "online/hosting/metrics.h"

// Null if the program is linked without jemalloc.
extern "C" [[gnu::weak]] int mallctl(const char* name, void* old_value, std::size_t* old_size,
                                     void* new_value, std::size_t new_size);

namespace parlor::hosting {
namespace {

// After a transaction of `many_writes` the writer waits a moment, so that more writes gather: each
// transaction costs a sync and two wake-ups, whatever its size.
constexpr std::size_t many_writes = 8;
constexpr std::chrono::milliseconds to_gather{1};

}  // namespace

void flush_thread_cache() {
    if (mallctl != nullptr) mallctl("thread.tcache.flush", nullptr, nullptr, nullptr, 0);
}

void release_spare_memory() {
    flush_thread_cache();
    if (mallctl != nullptr) {
        mallctl("arena.4096.purge", nullptr, nullptr, nullptr, 0);  // 4096: all arenas
    } else {
        // One thread at a time: where malloc is replaced, as by a sanitizer, the first call sets up
        // glibc's own arenas, without a lock.
        static std::mutex trimming;
        const std::lock_guard lock(trimming);
        malloc_trim(0);
    }
}

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

Writer::Writer(std::unique_ptr<store::Store> store, Report report, Metrics& metrics)
    : store_(std::move(store)),
      report_(std::move(report)),
      metrics_(&metrics),
      thread_([this] { work(); }) {}

void Writer::stop() {
    waiting_.close();
    if (thread_.joinable()) thread_.join();
}

void Writer::work() {
    const auto release = [this] {
        store_->release_memory();
        release_spare_memory();
    };
    for (auto all = waiting_.all(release); !all.empty(); all = waiting_.all(release)) {
        auto written = stored(std::move(all));
        const bool is_busy = written.size() >= many_writes;
        report_(std::move(written));
        if (is_busy) std::this_thread::sleep_for(to_gather);
    }
}

std::vector<StoreResult> Writer::stored(Batches::Items batches) {
    std::size_t count = 0;
    for (const auto& batch : batches) count += batch.size();
    std::vector<store::Write> writes;
    std::vector<StoreResult> all;
    writes.reserve(count);
    all.reserve(count);
    for (auto& batch : batches) {
        for (PendingWrite& each : batch) {
            writes.push_back(std::move(each.write));
            all.push_back({.table = {},
                           .incarnation = each.incarnation,
                           .written = store::WriteOutcome::Done});
        }
    }
    const Stopwatch watch;
    const auto results = store_->write(writes);
    metrics_->write_seconds.observe(watch.seconds());
    for (std::size_t i = 0; i < count; ++i) {
        store::Write& write = writes[i];
        all[i].last = write.first + static_cast<std::uint32_t>(write.events.size()) - 1;
        if (results) {
            all[i].written = (*results)[i];
            const bool is_done = (*results)[i] == store::WriteOutcome::Done;
            if (is_done) metrics_->events_stored.add(write.events.size());
        } else {
            all[i].written = base::unexpected(results.error().fault);
        }
        all[i].table = std::move(write.table);
        all[i].listing = std::move(write.listing);
    }
    if (!results) metrics_->failed_writes.add();
    return all;
}

}  // namespace parlor::hosting

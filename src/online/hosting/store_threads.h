// SPDX-License-Identifier: MIT
// The threads that use the store.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "online/hosting/queues.h"
#include "online/store/store.h"

namespace parlor::hosting {

// The allocator keeps freed memory for later, and each thread has a cache of its own. An idle
// thread returns neither by itself.

// Empties the calling thread's cache, which is fast.
void flush_thread_cache();
// Also returns all free memory of the process to the system, which may take some milliseconds.
void release_spare_memory();

// Threads for tasks that may wait, such as reading the store or hashing passphrases. Each has a
// store of its own.
//
//   threads.ask([=](store::Store& store) { auto table = store.table(id); loop.post(…); });

class StoreThreads {
public:
    using Task = std::function<void(store::Store&)>;

    // Starts one thread per store.
    explicit StoreThreads(std::vector<std::unique_ptr<store::Store>> stores);
    ~StoreThreads() { stop(); }
    StoreThreads(const StoreThreads&) = delete;
    StoreThreads& operator=(const StoreThreads&) = delete;

    void ask(Task task) { tasks_.push(std::move(task)); }  // from any thread
    // Returns when all earlier tasks are done.
    void stop();

private:
    WorkQueue<Task> tasks_;
    std::vector<std::unique_ptr<store::Store>> stores_;
    std::vector<std::thread> threads_;
};

// The thread that writes events. Writes that arrive during a transaction wait and form the next
// one, so the busier it is, the less each event costs.

class Metrics;

// The result of a write. Done: the events are durable. Conflict: another process owns the table. A
// fault: the outcome is unknown until the table is read again.
struct StoreResult {
    std::string table;
    std::uint64_t incarnation = 0;  // as passed with the write
    std::uint32_t last = 0;         // number of the last event of the write
    base::Expected<store::WriteOutcome, store::StoreFault> written;
    std::optional<store::Listing> listing{};  // written with the events
};

class Writer {
public:
    using Report = std::function<void(std::vector<StoreResult>)>;

    // Calls `report` on the writer's thread, in the order of the writes.
    Writer(std::unique_ptr<store::Store> store, Report report, Metrics& metrics);
    ~Writer() { stop(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    struct PendingWrite {
        store::Write write;
        std::uint64_t incarnation = 0;  // of the live table, new after each reload
    };

    // From any thread.
    void write(std::vector<PendingWrite> writes) { waiting_.push(std::move(writes)); }
    // Returns when all earlier writes are stored.
    void stop();

private:
    using Batches = WorkQueue<std::vector<PendingWrite>>;

    void work();
    std::vector<StoreResult> stored(Batches::Items batches);

    std::unique_ptr<store::Store> store_;
    Report report_;
    Metrics* metrics_;
    Batches waiting_;
    std::thread thread_;
};

}  // namespace parlor::hosting

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

// The allocator keeps freed memory for later, and each thread has a cache of its own. A thread that
// falls idle never returns either by itself.

// Empties the calling thread's cache. Quick.
void flush_thread_cache();
// Does that too, and returns all free memory of the process to the system. This may take some
// milliseconds.
void release_spare_memory();

// Threads that do what takes a while and may wait: reading the store, locking passphrases. Each has
// a store of its own.
//
//   threads.ask([=](store::Store& store) { auto table = store.table(id); loop.post(…); });

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

// The thread that stores what happens. What comes while it writes waits and is then written
// together, in one durable transaction: the busier it is, the less each event costs.

class Metrics;

// What became of a write. The events are there for good, or (Taken) somebody else owns the table,
// or (with a fault) nobody knows until the table is read again.
struct StoreResult {
    std::string table;
    std::uint64_t incarnation = 0;  // as it was given with the write
    std::uint32_t last = 0;         // number of the last event of the write
    base::Expected<store::WriteOutcome, store::StoreFault> written;
    std::optional<store::Listing> listing{};  // that was written with it
};

class Writer {
public:
    using Report = std::function<void(std::vector<StoreResult>)>;

    // The report comes on the writer's thread, in the order of the writes.
    Writer(std::unique_ptr<store::Store> store, Report report, Metrics& metrics);
    ~Writer() { stop(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    struct PendingWrite {
        store::Write write;
        std::uint64_t incarnation = 0;  // a table that is read again begins another
    };

    // From any thread.
    void write(std::vector<PendingWrite> writes) { waiting_.push(std::move(writes)); }
    // Returns when everything that came before is written.
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

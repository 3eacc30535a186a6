// SPDX-License-Identifier: MIT
// The thread that stores what happens. What comes while it writes waits and is then written
// together, in one durable transaction: the busier it is, the less each event costs.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "online/hosting/work_queue.h"
#include "online/store/store.h"

namespace parlor::hosting {

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

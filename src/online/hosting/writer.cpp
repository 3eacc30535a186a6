// SPDX-License-Identifier: MIT
#include "online/hosting/writer.h"

#include "online/hosting/metrics.h"

namespace parlor::hosting {

Writer::Writer(std::unique_ptr<store::Store> store, Report report, Metrics& metrics)
    : store_(std::move(store)),
      report_(std::move(report)),
      metrics_(&metrics),
      thread_([this] { work(); }) {}

void Writer::write(store::Write write, std::uint64_t life) {
    bool was_empty = false;
    {
        const std::lock_guard lock(mutex_);
        was_empty = waiting_.empty();
        waiting_.push_back(std::move(write));
        lives_.push_back(life);
    }
    if (was_empty) something_.notify_one();
}

void Writer::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Writer::work() {
    for (;;) {
        std::vector<store::Write> writes;
        std::vector<std::uint64_t> lives;
        {
            std::unique_lock lock(mutex_);
            something_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            std::swap(writes, waiting_);
            std::swap(lives, lives_);
        }
        report_(stored(std::move(writes), lives));
    }
}

std::vector<Stored> Writer::stored(std::vector<store::Write> writes,
                                   const std::vector<std::uint64_t>& lives) {
    const Stopwatch watch;
    const auto results = store_->write(writes);
    metrics_->write_seconds.observe(watch.seconds());
    std::vector<Stored> all;
    for (std::size_t i = 0; i < writes.size(); ++i) {
        store::Write& each = writes[i];
        Stored stored{.table = each.table,
                      .life = lives[i],
                      .last = each.first + static_cast<std::uint32_t>(each.events.size()) - 1,
                      .written = store::Written::Done,
                      .listing = std::move(each.listing)};
        if (results) {
            stored.written = (*results)[i];
            const bool is_done = (*results)[i] == store::Written::Done;
            if (is_done) metrics_->events_stored.add(each.events.size());
        } else {
            stored.written = base::unexpected(results.error().fault);
        }
        all.push_back(std::move(stored));
    }
    if (!results) metrics_->failed_writes.add();
    return all;
}

}  // namespace parlor::hosting

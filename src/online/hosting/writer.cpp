// SPDX-License-Identifier: MIT
#include "online/hosting/writer.h"

#include "online/hosting/metrics.h"

namespace parlor::hosting {

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
    for (auto all = waiting_.all(); !all.empty(); all = waiting_.all()) {
        report_(stored(std::move(all)));
    }
}

std::vector<Stored> Writer::stored(WorkQueue<Waiting>::Items waiting) {
    std::vector<store::Write> writes;
    for (Waiting& each : waiting) writes.push_back(std::move(each.write));
    const Stopwatch watch;
    const auto results = store_->write(writes);
    metrics_->write_seconds.observe(watch.seconds());
    std::vector<Stored> all;
    for (std::size_t i = 0; i < writes.size(); ++i) {
        store::Write& each = writes[i];
        Stored stored{.table = each.table,
                      .life = waiting[i].life,
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

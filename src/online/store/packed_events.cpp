// SPDX-License-Identifier: MIT
#include "online/store/packed_events.h"

#include <algorithm>

#include "base/words.h"

namespace parlor::store {
namespace {

constexpr char between = '\n';

base::unexpected<StoreError> damaged(std::int64_t last) {
    return base::unexpected(
        StoreError{StoreFault::Damaged, "event " + std::to_string(last) + " of a table"});
}

std::vector<std::string_view> events_of(const Chain& chain) {
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const auto& events = chain.write(i).events;
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

}  // namespace

std::vector<PackedEvents> packed(const Chain& chain) {
    const std::vector<std::string_view> events = events_of(chain);
    const auto is_of_lines = [](std::string_view each) {
        return each.find(between) != std::string_view::npos;
    };
    const bool is_apart = std::ranges::any_of(events, is_of_lines);
    std::vector<PackedEvents> rows;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == 0 || is_apart) {
            rows.push_back({chain.first() + static_cast<std::uint32_t>(i), std::string(events[i])});
        } else {
            ++rows.back().last;
            (rows.back().text += between) += events[i];
        }
    }
    return rows;
}

Result<std::vector<std::string>> unpacked(std::span<const Row> rows, std::uint32_t first) {
    std::vector<std::string> events;
    std::int64_t before = 0;  // number of the last event that was read
    for (const Row& row : rows) {
        const std::int64_t last = number(row[0]);
        const bool only_begins_next = last < std::int64_t{first} && events.empty();
        if (only_begins_next) {
            before = last;
            continue;
        }
        if (last <= before) return damaged(last);
        const auto count = static_cast<std::size_t>(last - before);
        const auto texts =
            count == 1 ? std::vector<std::string_view>{row[1]} : base::split(row[1], between);
        if (texts.size() != count) return damaged(last);
        for (const std::string_view each : texts) {
            if (++before >= std::int64_t{first}) events.emplace_back(each);
        }
    }
    return events;
}

}  // namespace parlor::store

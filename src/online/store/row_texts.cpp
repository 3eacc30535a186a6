// SPDX-License-Identifier: MIT
#include "online/store/row_texts.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/words.h"

namespace parlor::store {
namespace {

constexpr char behind_length = ':';

void append_part(std::string& entry, std::string_view part) {
    std::array<char, 20> digits{};
    const auto written = std::to_chars(digits.begin(), digits.end(), part.size());
    entry.append(digits.data(), written.ptr);
    (entry += behind_length).append(part);
}

void append_number(std::string& entry, std::int64_t number) {
    std::array<char, 20> digits{};
    const auto written = std::to_chars(digits.begin(), digits.end(), number);
    append_part(entry, {digits.data(), written.ptr});
}

void append_all(std::string& entry, const std::vector<std::string>& parts) {
    append_number(entry, static_cast<std::int64_t>(parts.size()));
    for (const std::string& each : parts) append_part(entry, each);
}

// Reads one part after another. A missing part is empty and marks the text as damaged.
class PartReader {
public:
    explicit PartReader(std::string_view entry) : left_(entry) {}

    std::string text() { return std::string(next()); }
    bool flag() { return number() != 0; }
    std::int64_t number() { return whole(next()); }
    std::vector<std::string> all() {
        std::vector<std::string> parts;
        for (std::int64_t left = number(); left > 0 && !is_damaged_; --left) {
            parts.push_back(text());
        }
        return parts;
    }
    [[nodiscard]] bool is_at_end() const { return left_.empty(); }
    [[nodiscard]] bool is_damaged() const { return is_damaged_; }
    void mark_damaged() { is_damaged_ = true; }

private:
    std::string_view next() {
        const std::size_t colon = left_.find(behind_length);
        const auto size = static_cast<std::size_t>(whole(left_.substr(0, colon)));
        const bool is_whole = colon != std::string_view::npos && size < left_.size() - colon;
        if (!is_whole) is_damaged_ = true;
        if (is_damaged_) return {};
        const std::string_view part = left_.substr(colon + 1, size);
        left_.remove_prefix(colon + 1 + size);
        return part;
    }
    std::int64_t whole(std::string_view digits) {
        std::int64_t number = 0;
        const char* const end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, number);
        if (read.ec != std::errc() || read.ptr != end) is_damaged_ = true;
        return number;
    }

    std::string_view left_;
    bool is_damaged_ = false;
};

void append(std::string& entry, const Listing& listing) {
    append_part(entry, name(listing.phase));
    append_number(entry, listing.is_public ? 1 : 0);
    append_number(entry, listing.changed);
    append_all(entry, listing.players);
    append_number(entry, listing.has_players_as_before ? 1 : 0);
    append_part(entry, listing.awaited);
    append_number(entry, listing.goes_on ? 1 : 0);
    append_part(entry, listing.card);
}

// Braces evaluate from left to right, so the fields are read in order.
Listing read_listing(PartReader& parts) {
    const auto phase = parse_phase(parts.text());
    if (!phase) parts.mark_damaged();
    return {.phase = phase.value_or(Phase::Open),
            .is_public = parts.flag(),
            .changed = parts.number(),
            .players = parts.all(),
            .has_players_as_before = parts.flag(),
            .awaited = parts.text(),
            .goes_on = parts.flag(),
            .card = parts.text()};
}

Write read_write(PartReader& parts) {
    Write write{.table = parts.text(),
                .first = static_cast<std::uint32_t>(parts.number()),
                .events = parts.all()};
    if (parts.flag()) write.listing = read_listing(parts);
    write.secret = parts.text();
    write.record = parts.text();
    return write;
}

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

void append(std::string& entry, const Write& write) {
    append_part(entry, write.table);
    append_number(entry, write.first);
    append_all(entry, write.events);
    append_number(entry, write.listing ? 1 : 0);
    if (write.listing) append(entry, *write.listing);
    append_part(entry, write.secret);
    append_part(entry, write.record);
}

Result<std::vector<Write>> writes_of(std::string_view entry) {
    std::vector<Write> writes;
    for (PartReader parts(entry); !parts.is_at_end();) {
        writes.push_back(read_write(parts));
        if (parts.is_damaged()) {
            return base::unexpected(StoreError{StoreFault::Damaged, "entry of the daybook"});
        }
    }
    return writes;
}

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

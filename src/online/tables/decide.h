// SPDX-License-Identifier: MIT
// What the functions that decide have in common. Internal to this module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/tables/command.h"
#include "online/tables/table_data.h"

namespace parlor::tables {

struct Request {
    const TableData& table;
    const Command& command;
    const Now& now;
};

// Events that come after those of the sheet, all from one command or from the table itself.
class EventBatch {
public:
    EventBatch(const TableData& table, Milliseconds at)
        : seq_(table.seq), at_(at), counted_from_(table.granted) {}
    explicit EventBatch(const Request& request)
        : seq_(request.table.seq),
          at_(request.now.at),
          counted_from_(request.table.granted),
          by_(request.command.by),
          id_(request.command.id) {}

    void add(Payload payload) {
        events_.push_back({.seq = ++seq_,
                           .at = at_,
                           .by = by_,
                           .id = id_,
                           .counted_from = std::exchange(counted_from_, std::nullopt),
                           .payload = std::move(payload)});
    }
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    std::vector<Event> take() { return std::move(events_); }

private:
    Seq seq_;
    Milliseconds at_;
    std::optional<Milliseconds> counted_from_;  // told by the first
    PlayerId by_{};
    std::string id_{};
    std::vector<Event> events_{};
};

inline base::unexpected<Refusal> refuse(RefusalReason why, std::string_view part = {}) {
    return base::unexpected(Refusal{why, std::string(part)});
}
inline base::unexpected<Refusal> refuse(const match::Refused& refused) {
    return base::unexpected(Refusal{refused.error, refused.part});
}

// Why the player who asks may not do what only players in the game may; none: they may.
std::optional<Refusal> why_not_playing(const Request& request);

// For the seats that computers play: the steps of the whole turn.
Decision decide_for_computer(const TableData& table, std::string_view seats, std::string_view turn,
                             Milliseconds now);

// What comes of a person's leaving the seat for good: a computer plays on, or the game ends.
Payload departure(const TableData& table, char seat, ReplaceReason why);

}  // namespace parlor::tables
